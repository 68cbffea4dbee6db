import { say } from '../../replay/words/say.ts';
import { Panel } from '../../table/Panel.tsx';
import type { TableModel } from '../../table/table-model.ts';
import { BranchForm } from './BranchForm.tsx';

/** "Play from here" at the table itself: as far as the viewer knows it. */
export function BranchPanel({ table, onClose }: { table: TableModel; onClose: () => void }) {
  const at = table.moment.value ?? table.position.value?.moves ?? 0;
  return (
    <Panel title={say().fromHere} onClose={onClose}>
      <BranchForm match={table.match} at={at} eyes={table.viewer.value} isKnown={false} />
    </Panel>
  );
}
