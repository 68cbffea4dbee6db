import { CARDS } from '@roundhouse/games/iron-horses-rael';
import type { OfferProps } from '../../pieces/Offerable.tsx';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { Offerable } from '../../pieces/Offerable.tsx';
import { EngineCar } from './Car.tsx';
import { liveryOf } from './liveries.ts';
import { say } from './say.ts';

interface EngineTagProps {
  engine: number;
  offered: OfferProps;
  label: string;
}

/** An engine in play: its value, and what it earns where. */
export function EngineTag({ engine, offered, label }: EngineTagProps) {
  const data = CARDS[engine];
  return (
    <Offerable class="engine-tag" offered={offered} label={label}>
      <svg viewBox="0 0 64 36" aria-hidden="true">
        <EngineCar card={engine} />
      </svg>
      {data?.kind === 'engine' && data.bonus > 0 && (
        <span class="engine-tag-bonus figures">
          {say().gain(data.bonus)}
          {data.regions.map((region) => (
            <Chip key={region} livery={liveryOf(region)} size={15} />
          ))}
        </span>
      )}
    </Offerable>
  );
}
