import type { JSX } from 'preact';
import { Chip } from './LiveryShape.tsx';
import type { Livery } from './patterns.ts';

export interface Marker {
  /** Index of the cell it stands on. */
  readonly at: number;
  readonly livery: Livery;
  readonly title: string;
  /** Where it would move: drawn pale at its target. */
  readonly ghost?: boolean;
}

/** A track printed like a timetable: cells with figures, markers with pattern and letter standing on them. */
export function ScaleTrack({
  label,
  cells,
  markers,
}: {
  label: string;
  cells: readonly (string | number)[];
  markers: readonly Marker[];
}): JSX.Element {
  return (
    <ol class="scale" aria-label={label}>
      {cells.map((cell, at) => (
        <li key={at} class="scale-cell">
          <span class="scale-figure figures">{cell}</span>
          <span class="scale-markers">
            {markers
              .filter((marker) => marker.at === at)
              .map(({ livery, title, ghost }) => (
                <span key={`${title}${ghost}`} class={ghost ? 'scale-ghost' : ''}>
                  <Chip livery={livery} size={18} title={title} />
                </span>
              ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
