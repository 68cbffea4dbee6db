import { useEffect, useState } from 'preact/hooks';
import type { MatchInfo } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import type { ReplayModel } from '../../replay/replay-model.ts';
import { say } from '../../replay/words/say.ts';

const MOST = 4000;
const PRIVATE = 'comment-private';

interface CommentsProps {
  replay: ReplayModel;
  match: MatchInfo;
  /** Whether others see the match too; they don't see the remarks. */
  isShared: boolean;
}

/** What somebody remarked on this moment, to read and to change. At the start it is about the whole match. */
export function Comments({ replay, match, isShared }: CommentsProps) {
  const [comments, setComments] = useState(match.comments ?? {});
  const at = replay.moment.value ?? replay.first;
  const about = at === replay.first ? 0 : at;
  const [text, setText] = useState('');
  const [fate, setFate] = useState<'kept' | 'lost'>();
  useEffect(() => {
    setText(comments[about] ?? '');
    setFate(undefined);
  }, [about]);
  const keep = (): void => {
    const said = text.trim();
    if (said === (comments[about] ?? '')) return;
    setComments({ ...comments, [about]: said });
    theHost()
      .comment(match.id, about, said)
      .then(
        () => setFate('kept'),
        () => setFate('lost'),
      );
  };
  const texts = say();
  return (
    <>
      <label class="field replay-comment">
        <span>{about === 0 ? texts.commentAll : texts.comment}</span>
        <textarea
          rows={1}
          maxLength={MOST}
          placeholder={texts.commentHint}
          aria-describedby={isShared ? PRIVATE : undefined}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onBlur={keep}
        />
      </label>
      <p class="quiet-text" role="status">
        {fate && texts.commentFate[fate]}
      </p>
      {isShared && (
        <p id={PRIVATE} class="quiet-text">
          {texts.commentPrivate}
        </p>
      )}
    </>
  );
}
