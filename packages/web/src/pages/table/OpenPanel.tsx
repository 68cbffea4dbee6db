import type { ComponentType } from 'preact';
import type { AnyScene } from '../../games/game-ui.ts';
import { LoadedPanel } from '../../table/LoadedPanel.tsx';
import { Panel } from '../../table/Panel.tsx';
import type { TableModel } from '../../table/table-model.ts';
import { words } from '../../words/words.ts';

/** What a panel is told; each takes what it needs. */
interface PanelProps {
  readonly table: TableModel;
  readonly scene: AnyScene;
  readonly game: string;
  readonly onClose: () => void;
}

/** The panels that open over a table, each loaded when it is first opened. */
const PANELS = {
  rules: () => import('../../table/rules/RulesPanel.tsx').then(({ RulesNow }) => RulesNow),
  keys: () => import('../../table/KeysPanel.tsx').then(({ KeysPanel }) => KeysPanel),
  describe: () =>
    import('../../table/DescribePanel.tsx').then(({ DescribePanel }) => DescribePanel),
  branch: () => import('./BranchPanel.tsx').then(({ BranchPanel }) => BranchPanel),
  settings: () =>
    import('../settings/Settings.tsx').then(({ Settings }) => settingsPanel(Settings)),
} as const satisfies Record<string, () => Promise<ComponentType<PanelProps>>>;

export type PanelName = keyof typeof PANELS;

/** Whatever panel is open. */
export function OpenPanel({
  open,
  onClose,
  ...rest
}: Omit<PanelProps, 'onClose'> & {
  readonly open: PanelName | undefined;
  /** Says which one was closed: a panel tells it late, when another may be open. */
  readonly onClose: (panel: PanelName) => void;
}) {
  if (open === undefined) return null;
  const props = { ...rest, onClose: () => onClose(open) };
  return <LoadedPanel<PanelProps> key={open} load={PANELS[open]} props={props} />;
}

const settingsPanel =
  (Settings: ComponentType): ComponentType<PanelProps> =>
  ({ onClose }) => (
    <Panel title={words().settings.title} back={words().table.backToTable} onClose={onClose}>
      <Settings />
    </Panel>
  );
