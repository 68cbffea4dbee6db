import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyScene } from '../../games/game-ui.ts';
import type { Rulebook } from '../../games/rulebook.ts';
import { loadRulebook, loadRules } from '../../games/shelf.ts';
import { Button } from '../../pieces/Button.tsx';
import { language } from '../../settings/settings.ts';
import '../../styles/rules.css';
import { NotThere, useLoading } from '../Loading.tsx';
import { Panel } from '../Panel.tsx';
import type { TableModel } from '../table-model.ts';
import { BoxList } from './BoxList.tsx';
import { wantedOf } from './find.ts';
import { Found } from './Found.tsx';
import { ReadingContext, ruleId, sectionId } from './reading.ts';
import { RuleText } from './RuleText.tsx';
import { Search } from './Search.tsx';
import { readRules } from './sections.ts';
import type { RuleDocument } from './sections.ts';
import { sayRules } from './words/say.ts';

interface Rules {
  readonly text: RuleDocument;
  readonly book: Rulebook;
}

async function load(game: string): Promise<Rules> {
  const [text, book] = await Promise.all([loadRules(game, language.value), loadRulebook(game)]);
  return { text: readRules(text), book };
}

interface RulesNowProps {
  table: TableModel;
  scene: AnyScene;
  game: string;
  onClose: () => void;
}

/** The rules at a table, opened at what matters now. */
export function RulesNow({ table, scene, ...rest }: RulesNowProps) {
  return <RulesPanel now={table.ui.rulesNow?.(scene) ?? []} {...rest} />;
}

interface RulesPanelProps {
  /** Numbers of the rules that matter at this moment of a match. */
  now?: readonly string[];
  game: string;
  onClose: () => void;
}

/** The game's rules in our words, with contents, a search, worked examples and everything in the box. */
export function RulesPanel({ now = [], game, onClose }: RulesPanelProps) {
  const loading = useLoading(() => load(game), [game, language.value]);
  if (loading.kind === 'there') {
    return <OpenRules rules={loading.value} now={now} game={game} onClose={onClose} />;
  }
  return (
    <Panel title={sayRules().title} onClose={onClose}>
      <NotThere loading={loading} />
    </Panel>
  );
}

interface OpenRulesProps {
  rules: Rules;
  now: readonly string[];
  game: string;
  onClose: () => void;
}

function OpenRules({ rules: { text, book }, now, game, onClose }: OpenRulesProps) {
  const say = sayRules();
  const [typed, setTyped] = useState('');
  const [cameFrom, setCameFrom] = useState<string>();
  const shown = useRef<HTMLDivElement>(null);
  const wanted = wantedOf(typed);
  const goTo = (id: string): void => {
    const place = shown.current?.querySelector<HTMLElement>(`#${id}`);
    place?.scrollIntoView({ block: id.startsWith('rule-') ? 'center' : 'start' });
    place?.focus({ preventScroll: true });
  };
  useEffect(() => {
    shown.current?.querySelector('.rule-now')?.scrollIntoView({ block: 'center' });
  }, []);
  const reading = {
    wanted,
    now,
    numbers: text.numbers,
    examples: book.examples,
    follow: (number: string, from: string | undefined): void => {
      setCameFrom(from);
      goTo(ruleId(number));
    },
  };
  const groups = useMemo(() => book.box(), [book]);
  const titles = [
    ...text.sections.map(({ title }) => title),
    ...(groups.length > 0 ? [say.box] : []),
  ];
  const tools = (
    <>
      <Search typed={typed} wanted={wanted} text={shown} onType={setTyped} />
      <Button class="quiet rules-up" label={say.contents} onClick={() => goTo('rules-contents')} />
      {cameFrom !== undefined && (
        <Button
          class="quiet"
          label={say.back(cameFrom)}
          onClick={() => {
            setCameFrom(undefined);
            goTo(ruleId(cameFrom));
          }}
        />
      )}
    </>
  );
  return (
    <Panel title={say.title} tools={tools} onClose={onClose}>
      <ReadingContext.Provider value={reading}>
        <div ref={shown} class={`rules room-${game}`}>
          <Contents titles={titles} onChoose={(index) => goTo(sectionId(index))} />
          <div class="rules-text">
            <RuleText blocks={text.intro} />
            {text.sections.map(({ title, blocks }, i) => (
              <section key={title}>
                <h3 id={sectionId(i)} tabIndex={-1}>
                  <Found text={title} />
                </h3>
                <RuleText blocks={blocks} />
              </section>
            ))}
            {groups.length > 0 && (
              <section>
                <h3 id={sectionId(text.sections.length)} tabIndex={-1}>
                  {say.box}
                </h3>
                <BoxList groups={groups} />
              </section>
            )}
          </div>
        </div>
      </ReadingContext.Provider>
    </Panel>
  );
}

interface ContentsProps {
  titles: readonly string[];
  onChoose: (index: number) => void;
}

/** The sections, to go to. */
function Contents({ titles, onChoose }: ContentsProps) {
  const heading = sayRules().contents;
  return (
    <nav id="rules-contents" class="rules-contents" aria-label={heading} tabIndex={-1}>
      <ol>
        {titles.map((title, i) => (
          <li key={title}>
            <Button class="rule-link" label={title} onClick={() => onChoose(i)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
