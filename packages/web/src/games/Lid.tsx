import type { ComponentChildren } from 'preact';

const INK = '#fbf7ee';

interface LidProps {
  name: readonly string[];
  plate: string;
  children: ComponentChildren;
}

/** The lid of a box: a 240 × 300 picture with a name plate at the bottom. */
export function Lid({ name, plate, children }: LidProps) {
  const top = 286 - name.length * 30;
  return (
    <svg class="lid" viewBox="0 0 240 300" aria-hidden="true">
      {children}
      <rect x="10" y={top - 6} width="220" height={name.length * 30 + 10} rx="4" fill={plate} />
      <rect
        x="13"
        y={top - 3}
        width="214"
        height={name.length * 30 + 4}
        rx="2.5"
        fill="none"
        stroke={INK}
        stroke-width="1"
      />
      {name.map((line, i) => (
        <text key={line} class="lid-name" x="120" y={top + 15 + i * 29} fill={INK}>
          {line}
        </text>
      ))}
    </svg>
  );
}
