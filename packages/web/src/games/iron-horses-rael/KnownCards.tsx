import { CARDS } from '@roundhouse/games/iron-horses-rael';
import type { PlayerView, View } from '@roundhouse/games/iron-horses-rael';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { cardLivery } from './liveries.ts';
import { cardName, say } from './say.ts';

/** What everybody can know of a hand besides its size, in words. */
export function knownText(view: View, player: PlayerView): string[] {
  const names = player.shown.map(cardName).join(', ');
  const seen = names === '' ? [] : [say().seat.knownAbout(names)];
  return [...seen, ...unseenText(view, player)];
}

/** How many of the unseen cards may be cabooses, and how many engines are older than the last shuffle. */
function unseenText({ shuffles }: View, { blind, engineShuffles }: PlayerView): string[] {
  const { seat: words } = say();
  const old = engineShuffles.filter((shuffle) => shuffle < shuffles).length;
  return [
    ...(blind > 0 ? [words.cabooses(blind)] : []),
    ...(old > 0 ? [words.oldEngines(old)] : []),
  ];
}

/** The same as lines of a seat's panel, the seen cards as small signs. */
export function KnownCards({ view, player }: { view: View; player: PlayerView }) {
  const unseen = unseenText(view, player);
  return (
    <>
      {player.shown.length > 0 && (
        <span class="rael-known">
          {say().seat.known}
          {player.shown.map((card, i) => (
            <span key={`${i}-${card}`} class="figures" title={cardName(card)}>
              <Chip livery={cardLivery(card)} size={16} title={cardName(card)} />
              {valueOf(card)}
            </span>
          ))}
        </span>
      )}
      {unseen.length > 0 && <span class="rael-known">{unseen.join(' · ')}</span>}
    </>
  );
}

function valueOf(card: number): string {
  const data = CARDS[card];
  return data?.kind === 'car' ? `${data.value}` : '';
}
