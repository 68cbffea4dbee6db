import { Button } from '../../pieces/Button.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { peaceApi, refreshTies, tieWith } from './ties.ts';
import { sayOrder } from './words/say-order.ts';

/** Follow, mute, block somebody, or not any more. */
export function TieButtons({ user, name }: { user: string; name: string }) {
  const { busy, trouble, ask } = useAsking();
  const texts = sayOrder().friends;
  const tie = tieWith(user);
  const set = async (change: object): Promise<void> => {
    await ask(peaceApi.setTie({ user, ...change }));
    await refreshTies();
  };
  const button = (label: string, change: object) => (
    <Button label={label} about={name} disabled={busy} onClick={() => void set(change)} />
  );
  return (
    <>
      {tie?.blocks !== true &&
        (tie?.follows === true
          ? button(texts.unfollow, { follows: false })
          : button(texts.follow, { follows: true }))}
      {tie?.mutes === true
        ? button(texts.unmute, { mutes: false })
        : button(texts.mute, { mutes: true })}
      {tie?.blocks === true
        ? button(texts.unblock, { blocks: false })
        : button(texts.block, { blocks: true })}
      <Trouble code={trouble} />
    </>
  );
}

/** In words, what I make of somebody. */
export function TieText({ user }: { user: string }) {
  const texts = sayOrder().friends;
  const tie = tieWith(user);
  if (!tie) return null;
  const said = [
    ...(tie.blocks ? [texts.blocked] : tie.mutes ? [texts.muted] : []),
    ...(tie.friend ? [texts.friend] : tie.follows ? [texts.follows] : []),
  ];
  return <small class="quiet-text">{said.join('. ')}</small>;
}
