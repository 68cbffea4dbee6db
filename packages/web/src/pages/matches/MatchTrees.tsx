import { useState } from 'preact/hooks';
import type { MatchSummary } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import type { Tree } from './library.ts';
import { MatchLine } from './MatchLine.tsx';
import { say } from './words/say.ts';

interface MatchTreesProps {
  trees: readonly Tree[];
  onRemoved: () => void;
}

/** Matches, each with those that went on from it below. */
export function MatchTrees({ trees, onRemoved }: MatchTreesProps) {
  return (
    <>
      {trees.map(({ match, branches }) => (
        <>
          <MatchLine key={match.id} match={match} onRemoved={onRemoved}>
            <About match={match} />
          </MatchLine>
          {branches.length > 0 && (
            <li class="library-branches" key={`${match.id} branches`}>
              <ul class="lines">
                <MatchTrees trees={branches} onRemoved={onRemoved} />
              </ul>
            </li>
          )}
        </>
      ))}
    </>
  );
}

/** Where it came from, and what was remarked on it. */
function About({ match: { id, branch, comments, game } }: { match: MatchSummary }) {
  const [text, setText] = useState(comments?.[0] ?? '');
  const texts = say();
  return (
    <>
      {branch && (
        <a class="library-origin" href={originOf(branch)}>
          {texts.fromMove(branch.at, branch.online ?? false)}
        </a>
      )}
      <input
        type="text"
        class="library-comment"
        aria-label={`${texts.comment}: ${game}`}
        placeholder={texts.comment}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onChange={() => void theHost().comment(id, 0, text.trim())}
      />
    </>
  );
}

const originOf = ({ of, at, online }: NonNullable<MatchSummary['branch']>): string =>
  online ? `/match/${of}/replay?move=${at}` : `/replay/${of}?move=${at}`;
