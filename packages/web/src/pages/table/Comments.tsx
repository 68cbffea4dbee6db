import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MatchInfo } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import type { ReplayModel } from '../../replay/replay-model.ts';
import { say } from '../../replay/words/say.ts';

const MOST = 4000;

/** What somebody remarked on this moment, to read and to change. At the start it is about the whole match. */
export function Comments({
  replay,
  match,
}: {
  replay: ReplayModel;
  match: MatchInfo;
}): JSX.Element {
  const [comments, setComments] = useState(match.comments ?? {});
  const at = replay.moment.value ?? replay.first;
  const about = at === replay.first ? 0 : at;
  const [text, setText] = useState('');
  useEffect(() => setText(comments[about] ?? ''), [about]);
  const keep = (): void => {
    const said = text.trim();
    if (said === (comments[about] ?? '')) return;
    setComments({ ...comments, [about]: said });
    void theHost().comment(match.id, about, said);
  };
  const texts = say();
  return (
    <label class="field replay-comment">
      <span>{about === 0 ? texts.commentAll : texts.comment}</span>
      <textarea
        rows={1}
        maxLength={MOST}
        placeholder={texts.commentHint}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={keep}
      />
    </label>
  );
}
