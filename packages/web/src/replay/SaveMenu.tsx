import { useState } from 'preact/hooks';
import type { Past } from '../match/host.ts';
import { Menu, MenuItem } from '../table/Menu.tsx';
import { Panel } from '../table/Panel.tsx';
import { savePicture } from '../table/picture/save-picture.ts';
import { words } from '../words/words.ts';
import { download, downloadText } from './download.ts';
import { say } from './words/say.ts';

/** The ways to take a match with one: as text, as a record, or this position as a picture. */
export function SaveMenu({ past, moment }: { past: Past; moment: number }) {
  const [trouble, setTrouble] = useState<string>();
  const texts = say();
  const save = (work: () => Promise<boolean>, otherwise: string) => () =>
    void work().then((done) => setTrouble(done ? undefined : otherwise));
  const picture = (kind: 'png' | 'svg') =>
    save(() => savePicture(kind, `${past.match.game}-${past.match.id}-${moment}`), texts.noPicture);
  return (
    <>
      <Menu label={texts.save}>
        <MenuItem onChoose={save(() => downloadText(past), texts.notYet)}>
          <span>
            {texts.saveText}
            <small class="quiet-text">{texts.saveTextAbout}</small>
          </span>
        </MenuItem>
        <MenuItem onChoose={save(() => download(past), texts.notYet)}>
          <span>
            {texts.saveRecord}
            <small class="quiet-text">{texts.saveRecordAbout}</small>
          </span>
        </MenuItem>
        <MenuItem onChoose={picture('png')}>{texts.savePng}</MenuItem>
        <MenuItem onChoose={picture('svg')}>{texts.saveSvg}</MenuItem>
      </Menu>
      {trouble !== undefined && (
        <Panel title={words().replay.title} onClose={() => setTrouble(undefined)}>
          <p>{trouble}</p>
        </Panel>
      )}
    </>
  );
}
