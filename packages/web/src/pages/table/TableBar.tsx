import type { ComponentChildren } from 'preact';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { say as branchSay } from '../../replay/words/say.ts';
import { Menu, MenuItem } from '../../table/Menu.tsx';
import { savePicture } from '../../table/picture/save-picture.ts';
import type { TableModel } from '../../table/table-model.ts';
import { words } from '../../words/words.ts';
import { go } from '../router.ts';
import type { PanelName } from './OpenPanel.tsx';

/** The ways from a table: the match, its rules, the settings, home. Where there is little room one menu has them all. */
export function TableBar({
  table,
  menu,
  onOpen,
  onResult,
  canBranch,
  onPlan,
  children,
}: {
  table: TableModel;
  /** Items that only this kind of match has. */
  menu: ComponentChildren;
  onOpen: (panel: PanelName) => void;
  /** Goes to the result, while it is put aside. */
  onResult: (() => void) | undefined;
  /** Whether another match can go on from here. */
  canBranch: boolean;
  /** Opens the planning board, where it makes sense. */
  onPlan: (() => void) | undefined;
  children: ComponentChildren;
}) {
  const { house, table: say, end, keys } = words();
  const plays = table.viewer.value !== 'spectator' && !table.position.value?.outcome;
  return (
    <>
      {onResult && <Button class="main" label={end.seeResult} onClick={onResult} />}
      {children}
      <Menu
        label={
          <>
            <span class="bar-wide">{say.match}</span>
            <svg class="menu-sign" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M2 5H18M2 10H18M2 15H18" />
            </svg>
            <span class="bar-narrow sr-only">{say.openMenu}</span>
          </>
        }
      >
        {plays && (
          <MenuItem off={!table.canTakeBack} onChoose={() => void table.takeBack()}>
            {say.takeBack}
          </MenuItem>
        )}
        {menu}
        {onPlan && <MenuItem onChoose={onPlan}>{say.plan}</MenuItem>}
        {plays && canBranch && (
          <MenuItem onChoose={() => onOpen('branch')}>{branchSay().fromHere}</MenuItem>
        )}
        <MenuItem onChoose={() => void savePicture('png', table.match.game)}>
          {branchSay().savePng}
        </MenuItem>
        <MenuItem onChoose={() => onOpen('describe')}>{keys.describe}</MenuItem>
        <MenuItem onChoose={() => onOpen('keys')}>{keys.open}</MenuItem>
        <MenuItem narrow onChoose={() => onOpen('rules')}>
          {say.rules}
        </MenuItem>
        <MenuItem narrow onChoose={() => onOpen('settings')}>
          {house.settings}
        </MenuItem>
        <MenuItem narrow onChoose={() => go('/')}>
          {house.home}
        </MenuItem>
      </Menu>
      <Button class="quiet bar-wide" label={say.rules} onClick={() => onOpen('rules')} />
      <Button class="quiet bar-wide" label={house.settings} onClick={() => onOpen('settings')} />
      <ButtonLink class="quiet bar-wide" href="/" label={house.home} />
    </>
  );
}
