import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { loadRules } from '../games/shelf.ts';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { Markdown } from './Markdown.tsx';
import { Panel } from './Panel.tsx';

/** The game's rules in our words, opened at what matters now. */
export function RulesPanel({
  game,
  now,
  onClose,
}: {
  game: string;
  /** Rule numbers to mark; the panel opens at the first. */
  now: readonly string[];
  onClose: () => void;
}): JSX.Element {
  const [text, setText] = useState('');
  const rules = useRef<HTMLDivElement>(null);
  useEffect(() => void loadRules(game, language.value).then(setText), [game]);
  useEffect(() => {
    rules.current?.querySelector('.rule-now')?.scrollIntoView({ block: 'center' });
  }, [text]);
  return (
    <Panel title={words().table.rules} onClose={onClose}>
      <div ref={rules} class="rules-text">
        <Markdown text={text} marked={now} />
      </div>
    </Panel>
  );
}
