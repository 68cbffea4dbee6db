import type { ComponentChildren, JSX } from 'preact';

/** A way to another page that looks like a button. */
export function ButtonLink({
  href,
  name,
  children,
}: {
  href: string;
  /** What it is called out of sight of its neighbours. */
  name?: string;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <a class="button plain" href={href} aria-label={name}>
      {children}
    </a>
  );
}
