import { ROUNDS } from '@roundhouse/games/iberian-gauge';
import type { View } from '@roundhouse/games/iberian-gauge';
import { AheadText } from '../../pieces/AheadText.tsx';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import type { Who } from '../game-ui.ts';
import { effectsOf } from './effects.ts';
import { liveryOf } from './liveries.ts';
import { railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';

/** The round track, whose turn it is, and what a choice would bring or a step has brought. */
export function Now({ scene }: { scene: IberianScene }) {
  return (
    <section class="now" data-ask="now" data-roving="row">
      <Rounds round={scene.view.round} />
      <p class="now-turn" {...askable('now')}>
        {turnText(scene)}
      </p>
      <Effects scene={scene} />
      <AheadText text={aheadText(scene)} />
    </section>
  );
}

function Rounds({ round }: { round: number }) {
  const words = say();
  return (
    <ol class="rounds" aria-label={words.roundTrack}>
      {ROUNDS.map((kind, i) => {
        const name = words.about(words.round(i + 1, ROUNDS.length), words.roundKinds[kind]);
        return (
          <li
            key={i}
            class={i < round ? `round round-${kind} round-past` : `round round-${kind}`}
            aria-current={i === round ? 'step' : undefined}
            title={name}
          >
            <span {...askable(`round:${i}`, name)}>{words.roundLetters[kind]}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Whose turn it is and what is at stake. */
export function turnText({ view, who, seats }: IberianScene): string {
  const words = say();
  const name = railroadName(view.railroad);
  const kind = ROUNDS[view.round];
  if (view.phase === 'over' || kind === undefined) return words.over;
  const where = `${words.roundKinds[kind]}. `;
  if (view.phase === 'stock') {
    return where + stockText(view, who, seats.length);
  }
  if (kind === 'stock') return where + words.startingNow(who.name(view.seat), name);
  const shares = view.railroads[view.railroad]?.holders.length ?? 0;
  const atStake = view.railroads[view.railroad]?.penalty ?? 0;
  const danger = view.reached ? words.saved : words.threatened(atStake);
  return `${words.buildingNow(name, view.cube + 1, shares, who.name(view.seat))} ${danger}`;
}

function stockText(view: View, who: Who, seats: number): string {
  const { nextPriorityDeal: next, priorityDeal: holder, passes } = view;
  return say().stockNow(who.name(next), next === holder, passes, seats);
}

/** What the choice under the focus would bring, as a sentence. */
function aheadText({ ahead, who }: IberianScene): string {
  const words = say();
  if (!ahead) return '';
  const effects = effectsOf(ahead.events, who).map(({ railroad, text }) =>
    railroad === undefined ? text : `${railroadName(railroad)} ${text}`,
  );
  return effects.length === 0 ? words.nothingMoves : words.about(words.ahead, effects.join(', '));
}

function Effects({ scene }: { scene: IberianScene }) {
  const words = say();
  const { ahead, happening } = scene;
  const effects = effectsOf(ahead?.events ?? happening, scene.who);
  const idle = ahead ? words.nothingMoves : scene.legal.length > 0 ? words.pointAt : '';
  return (
    <div class={ahead ? 'effects effects-ahead' : 'effects'} aria-hidden="true">
      {effects.length === 0 ? (
        <p class="effects-idle">{idle}</p>
      ) : (
        <>
          <span class="effects-head">{ahead ? words.ahead : words.justNow}</span>
          {effects.map(({ railroad, text, bad }, i) => (
            <span key={i} class={bad ? 'effect effect-bad' : 'effect'}>
              {railroad !== undefined && (
                <Chip livery={liveryOf(railroad)} size={18} title={railroadName(railroad)} />
              )}
              {text}
            </span>
          ))}
        </>
      )}
    </div>
  );
}
