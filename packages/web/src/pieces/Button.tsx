import type { ButtonHTMLAttributes } from 'preact';

interface Said {
  class?: string;
  label: string;
  /** Whom or what it is about, for those who hear it without its neighbours. */
  about?: string | undefined;
}

const nameOf = (label: string, about: string | undefined): string | undefined =>
  about === undefined ? undefined : `${label}: ${about}`;

/** A button with words on it. Without `onClick` it sends the form that it stands in. */
export function Button({
  label,
  about,
  class: look = 'plain',
  ...given
}: Said & Omit<ButtonHTMLAttributes, keyof Said>) {
  return (
    <button
      type={given.onClick ? 'button' : 'submit'}
      class={look}
      aria-label={nameOf(label, about)}
      {...given}
    >
      {label}
    </button>
  );
}

/** A way to another page that looks like a button. */
export function ButtonLink({
  label,
  about,
  class: look = 'plain',
  ...given
}: Said & { href: string; download?: string }) {
  return (
    <a class={`button ${look}`} aria-label={nameOf(label, about)} {...given}>
      {label}
    </a>
  );
}
