import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LostPage } from './LostPage.tsx';
import { words } from '../../words/words.ts';
import { findServer, hasNetwork, playServer } from '../../match/online/probe.ts';
import { findMe, me } from '../visitor.ts';
import { say } from '../words/say.ts';
import { PageFrame } from './PageFrame.tsx';
import '../../styles/online.css';

interface AtServerProps {
  title: string;
  meanwhile?: JSX.Element;
  children: () => JSX.Element;
}

/**
 * Whatever needs the play server. As long as it can't be reached, plain words say so, or `meanwhile` is there; then it
 * opens automatically, and stays.
 */
export function AtServer({ title, meanwhile = <OutOfReach />, children }: AtServerProps) {
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
  if (server === 'unreachable') return meanwhile;
  return <p class="loading">{words().house.loading}</p>;
}

/** Plain words for a server that does not answer. */
export function OutOfReach() {
  const texts = say();
  return hasNetwork.value ? (
    <LostPage title={texts.noAnswer} text={texts.noAnswerAbout} />
  ) : (
    <LostPage title={texts.noNetwork} text={texts.noNetworkAbout} />
  );
}

interface ServerPageProps {
  title: string;
  room?: string;
  children: () => JSX.Element;
}

/** A page about something at the play server, under its title. */
export function ServerPage({ title, children, ...given }: ServerPageProps) {
  return (
    <AtServer title={title}>
      {() => (
        <PageFrame title={title} {...given}>
          <h1>{title}</h1>
          {children()}
        </PageFrame>
      )}
    </AtServer>
  );
}
