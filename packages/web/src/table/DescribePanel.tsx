import type { AnyScene } from '../games/game-ui.ts';
import { words } from '../words/words.ts';
import { Panel } from './Panel.tsx';
import { promptText } from './Prompt.tsx';
import type { TableModel } from './table-model.ts';

interface DescribePanelProps {
  table: TableModel;
  scene: AnyScene;
  onClose: () => void;
}

/** The position in words: what is asked, how everybody stands, and what the game says of itself. */
export function DescribePanel({ table, scene, onClose }: DescribePanelProps) {
  const say = words().describe;
  const standings = table.ui.standing?.(scene.view) ?? [];
  const parts = [
    { title: say.now, lines: [promptText(table)] },
    {
      title: table.ui.standingName?.() ?? '',
      lines: standings.map((value, seat) =>
        say.standing(scene.who.name(seat), words().number(value)),
      ),
    },
    ...(table.ui.describe?.(scene) ?? []),
  ];
  return (
    <Panel title={say.title} onClose={onClose}>
      {parts
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => (
          <section key={title} class="described">
            <h3>{title}</h3>
            <ul>
              {lines.map((line, i) => (
                <li key={i}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
    </Panel>
  );
}
