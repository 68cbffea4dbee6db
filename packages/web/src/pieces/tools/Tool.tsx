import type { ComponentChildren } from 'preact';
import '../../styles/tools.css';

interface ToolProps {
  title: string;
  about?: string;
  /** Only where the table itself has no room for it. */
  small?: boolean;
  children: ComponentChildren;
}

/** One of the things that are worth knowing beside a table. */
export function Tool({ title, about, small = false, children }: ToolProps) {
  return (
    <section class={small ? 'tool tool-small' : 'tool'}>
      <h3>{title}</h3>
      {about !== undefined && <p class="quiet-text">{about}</p>}
      {children}
    </section>
  );
}
