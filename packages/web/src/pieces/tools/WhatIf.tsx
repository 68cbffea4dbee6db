import type { ComponentChildren } from 'preact';
import { words } from '../../words/words.ts';
import { Chip } from '../LiveryShape.tsx';
import type { Column } from './BySeat.tsx';
import { Step } from './Step.tsx';

interface SupposedProps {
  label: string;
  value: number;
  choices: readonly (readonly [value: number, name: string])[];
  onChoose: (value: number) => void;
}

/** One of several things that could be, to be chosen from a list. */
export function Supposed({ label, value, choices, onChoose }: SupposedProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A number that could be more or less. */
export function SupposedNumber({
  label,
  shown,
  lowest,
  highest = false,
  onStep,
}: {
  label: string;
  shown: number;
  lowest: boolean;
  highest?: boolean;
  onStep: (by: 1 | -1) => void;
}) {
  const say = words().tools;
  return (
    <div class="tool-row" role="group" aria-label={label}>
      <span>{label}</span>
      <Step label={say.less} sign="−" stuck={lowest} onStep={() => onStep(-1)} />
      <output class="figures">{shown}</output>
      <Step label={say.more} sign="+" stuck={highest} onStep={() => onStep(1)} />
    </div>
  );
}

interface ThenProps {
  seats: readonly Column[];
  then: readonly number[];
  before: readonly number[];
  format?: (amount: number) => string;
  /** The same in words. */
  title: (seat: number, amount: number) => string;
}

/** What everybody would have then, and what it is now where that differs. */
export function Then({ seats, then, before, format = String, title }: ThenProps) {
  const say = words().tools;
  return (
    <ul class="what-if-then" aria-live="polite">
      {seats.map((info) => {
        const [amount = 0, now = 0] = [then[info.seat], before[info.seat]];
        return (
          <li key={info.seat} title={title(info.seat, amount)}>
            <Chip livery={info} size={20} title={info.name} />
            <span class="figures">
              {format(amount)}
              {amount !== now && <em class="what-if-now">{say.instead(now)}</em>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export const WhatIfForm = ({ children }: { children: ComponentChildren }) => (
  <div class="lines what-if">{children}</div>
);
