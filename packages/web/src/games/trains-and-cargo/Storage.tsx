import type { Seat } from '@roundhouse/engine';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { Offerable } from '../../pieces/Offerable.tsx';
import { words as house } from '../../words/words.ts';
import { labelOf } from './labels.ts';
import { goodName, say } from './say.ts';
import type { CargoScene } from './say.ts';
import { TokenPicture } from './Token.tsx';

/** The tokens that a player has not loaded yet. */
export function Storage({ scene, seat }: { scene: CargoScene; seat: Seat }) {
  const words = say().storage;
  const own = scene.view.seats[seat];
  if (!own) return null;
  const next = scene.ahead?.view.seats[seat]?.storage ?? own.storage;
  const name = scene.who.name(seat);
  const alone = (scene.view.sides[own.side]?.seats.length ?? 1) === 1;
  const title = name === house().you ? words.own : alone ? words.plain : words.of(name);
  const livery = scene.seats[seat];
  const raid = scene.legal.find((move) => move.kind === 'choose-seat' && move.seat === seat);
  const goods = own.storage.flatMap((count, good) =>
    count > 0 || (next[good] ?? 0) > 0 ? [good] : [],
  );
  return (
    <div
      class={alone ? 'storage storage-alone' : 'storage'}
      data-ask={`storage:${seat}`}
      {...scene.offer(raid, raid ? labelOf(raid, scene) : '')}
    >
      {!alone && livery && <Chip livery={livery} size={16} title={title} />}
      <span class="storage-name" data-spot="">
        {title}
      </span>
      {goods.length === 0 && <span class="quiet-text">{words.empty}</span>}
      {goods.map((good) => (
        <Stack
          key={good}
          scene={scene}
          seat={seat}
          good={good}
          count={own.storage[good] ?? 0}
          next={next[good] ?? 0}
        />
      ))}
    </div>
  );
}

interface StackProps {
  scene: CargoScene;
  seat: Seat;
  good: number;
  count: number;
  next: number;
}

function Stack({ scene, seat, good, count, next }: StackProps) {
  const { turn } = scene.view;
  const move = scene.legal.find(
    (each) =>
      (each.kind === 'load' && each.good === good && seat === scene.viewer) ||
      (each.kind === 'raid' && each.good === good && seat === turn.raided),
  );
  const fresh = scene.recent.some(
    (event) =>
      (event.kind === 'collected' || event.kind === 'raided') &&
      event.seat === seat &&
      event.good === good,
  );
  const name = say().storage.token(goodName(good), count);
  const kind = `goods${count === 0 ? ' goods-ghost' : ''}${fresh ? ' goods-fresh' : ''}`;
  return (
    <span title={name}>
      <Offerable
        class={kind}
        offered={scene.offer(move, move ? labelOf(move, scene) : '')}
        label={name}
      >
        <TokenPicture good={good} size={28} />
        <span class="goods-count figures">{next === count ? count : `${count} → ${next}`}</span>
      </Offerable>
    </span>
  );
}
