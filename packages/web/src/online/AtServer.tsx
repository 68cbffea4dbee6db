import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LostPage } from '../pages/LostPage.tsx';
import { words } from '../words/words.ts';
import { findServer, hasNetwork, playServer } from './probe.ts';
import { findMe, me } from './visitor.ts';
import { say } from './words/say.ts';
import './online.css';

/** Whatever needs the play server. As long as it can't be reached, plain words say so; then it opens by itself, and stays. */
export function AtServer({
  title,
  children,
}: {
  title: string;
  children: () => JSX.Element;
}): JSX.Element {
  const [open, setOpen] = useState(false);
  const server = playServer.value;
  const known = me.value !== undefined;
  useEffect(() => void findServer(), []);
  useEffect(() => {
    if (server === 'there') void findMe();
  }, [server]);
  useEffect(() => {
    if (server === 'there' && known) setOpen(true);
  }, [server, known]);
  if (open) return children();
  if (server === 'none') return <LostPage title={title} text={say().noServer} />;
  if (server === 'unreachable')
    return (
      <LostPage
        title={hasNetwork.value ? say().noAnswer : say().noNetwork}
        text={hasNetwork.value ? say().noAnswerAbout : say().noNetworkAbout}
      />
    );
  return <p class="loading">{words().house.loading}</p>;
}
