import { shortcuts } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { PARTS } from './parts.ts';
import { Panel } from './Panel.tsx';

/** Which key does what. */
export function KeysPanel({ onClose }: { onClose: () => void }) {
  const { keys: say, table } = words();
  const { names } = say;
  const groups: readonly [string, readonly (readonly [string, string])[]][] = [
    [
      say.anywhere,
      [
        ['N', say.next],
        [names.shiftN, say.previous],
        [names.enter, say.choose],
        [names.escape, say.leave],
        ['U', table.takeBack],
        ['H', table.hint],
        ['P', table.plan],
        ['B', say.back],
        ['R', table.rules],
        ['T', say.describe],
        ['?', say.help],
      ],
    ],
    [say.jumpTo, PARTS.map((part, i) => [`${i + 1}`, table[part]] as const)],
    [
      say.inPart,
      [
        [names.arrows, say.move],
        [names.shiftArrows, say.offeredOnly],
        [names.ends, say.ends],
        [names.pages, say.pages],
      ],
    ],
    [
      say.onMapTitle,
      [
        [names.around, say.around],
        [names.zoom, say.zoom],
      ],
    ],
  ];
  return (
    <Panel title={say.title} onClose={onClose}>
      <p>{say.about}</p>
      {shortcuts.value === 'off' && <p class="note">{say.off}</p>}
      <div class="key-groups">
        {groups.map(([title, rows]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl class="key-list">
              {rows.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Panel>
  );
}
