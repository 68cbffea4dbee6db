import type { Program, ProgramNote } from '@roundhouse/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Button } from '../../pieces/Button.tsx';
import { when } from '../../words/when.ts';
import { words } from '../../words/words.ts';
import { Alert } from '../../pieces/Alert.tsx';
import { NumberField } from '../frame/NumberField.tsx';
import { KeptLines } from '../planning/KeptLines.tsx';
import { say } from '../words/say.ts';

function programText(program: Program): string {
  const { names, bidUpTo, conditional } = say().program;
  if (program.kind === 'bid-up-to') return bidUpTo(program.amount);
  if (program.kind === 'conditional-moves') return conditional(program.lines.length);
  return program.kind === 'answer' ? names[program.answer] : names[program.kind];
}

/** Always in sight: what moves for me. */
export function Armed({ match }: { match: OnlineMatch }) {
  const program = match.program.value;
  if (!program) return null;
  return (
    <div class="note armed">
      <p role="status">
        <strong>{say().program.armed}:</strong> {programText(program)}
      </p>
      <Button
        label={say().program.stop}
        onClick={() => void match.say({ type: 'program', program: null })}
      />
    </div>
  );
}

/** Why conditional moves come to nothing; what their owner did is no news. */
const DROPPED = ['line-left', 'line-illegal', 'taken-back'] as const;

/** Tells that the conditional moves were dropped, until its player moves or has read it. */
export function LinesDropped({ match }: { match: OnlineMatch }) {
  const [read, setRead] = useState(0);
  const last = match.programNotes.value.at(-1);
  const why = DROPPED.find((each) => each === last?.why);
  if (!last || last.what !== 'stopped' || why === undefined || last.at === read) return null;
  if (match.lastOwnEntry > last.entry) return null;
  const texts = say().program;
  return (
    <div class="note armed">
      <p role="status">{texts.linesDropped(texts.why[why])}</p>
      <Button label={words().table.gotIt} onClick={() => setRead(last.at)} />
    </div>
  );
}

/** What can be armed in this game, and what it did. */
export function Programs({ match }: { match: OnlineMatch }) {
  const [refused, setRefused] = useState(false);
  const [limit, setLimit] = useState(10);
  const texts = say().program;
  const uses = match.table.value?.programs ?? [];
  const arm = async (program: Program): Promise<void> => {
    const answered = await match.say({ type: 'program', program });
    setRefused(!answered.ok);
  };
  const armed = match.program.value;
  return (
    <div class="stack">
      <p class="quiet-text">{texts.about}</p>
      <p class="quiet-text">{texts.conditionalAbout}</p>
      {armed ? <Armed match={match} /> : <p>{texts.nothing}</p>}
      <KeptLines match={match} />
      <Alert text={refused ? texts.notNow : undefined} />
      <ul class="stack">
        {uses.includes('pass-until-changed') && (
          <ArmLine
            text={texts.names['pass-until-changed']}
            onArm={() => void arm({ kind: 'pass-until-changed' })}
          />
        )}
        {uses.includes('answer') &&
          (['always', 'never'] as const).map((answer) => (
            <ArmLine
              key={answer}
              text={texts.names[answer]}
              onArm={() => void arm({ kind: 'answer', answer })}
            />
          ))}
        {uses.includes('bid-up-to') && (
          <ArmLine
            text={texts.names['bid-up-to']}
            onArm={() => void arm({ kind: 'bid-up-to', amount: limit })}
          >
            <NumberField
              label={texts.limit}
              value={limit}
              least={1}
              most={999}
              onChange={setLimit}
            />
          </ArmLine>
        )}
      </ul>
      <History match={match} />
    </div>
  );
}

interface ArmLineProps {
  text: string;
  onArm: () => void;
  children?: JSX.Element;
}

function ArmLine({ text, onArm, children }: ArmLineProps) {
  return (
    <li class="arm-line">
      <span>{text}</span>
      {children}
      <button type="button" class="plain" onClick={onArm}>
        {say().program.arm}
        <span class="sr-only">: {text}</span>
      </button>
    </li>
  );
}

function History({ match }: { match: OnlineMatch }) {
  const notes = match.programNotes.value.toReversed();
  if (notes.length === 0) return null;
  const { history, what } = say().program;
  return (
    <>
      <h3>{history}</h3>
      <ol class="program-notes">
        {notes.map((note, at) => (
          <li key={at}>
            <strong>{what[note.what]}</strong>: {whyText(note, match)}{' '}
            <small class="quiet-text">{when(note.at)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

function whyText({ why }: ProgramNote, match: OnlineMatch): string {
  const texts = say().program;
  const seat = /^seat-(\d+)-did-more-than-pass$/.exec(why)?.[1];
  if (seat !== undefined) return texts.didMore(match.info?.players[Number(seat)]?.name ?? '');
  return texts.why[why as keyof typeof texts.why] ?? why;
}
