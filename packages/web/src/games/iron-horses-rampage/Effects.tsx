import type { PlayerView } from '@roundhouse/games/iron-horses-rampage';
import { listed } from './piles.ts';
import { advantageAbout, advantageName, cardAbout, cardName, effectOf, say } from './say.ts';

/** What the cards in front of a player do, and what they are known to hold. */
export function Effects({ player }: { player: PlayerView }) {
  const words = say();
  const known = listed(player.known);
  const setbacks = player.setbacks.map((card, i) => ({
    name: cardName(card),
    about: effectOf(card, player.prices[i] ?? 0),
  }));
  const cards =
    player.master < 0 ? [] : [{ name: cardName(player.master), about: cardAbout(player.master) }];
  const advantage = { name: advantageName(player.railway), about: advantageAbout(player.railway) };
  return (
    <dl class="effects" aria-label={words.effects}>
      {[...setbacks, ...cards, advantage].map(({ name, about }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{about}</dd>
        </div>
      ))}
      {known.length > 0 && (
        <div>
          <dt>{words.knownCards}</dt>
          <dd>{known.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
