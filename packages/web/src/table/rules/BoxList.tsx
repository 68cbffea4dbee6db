import { useContext, useState } from 'preact/hooks';
import type { BoxGroup, BoxPiece } from '../../games/rulebook.ts';
import { isIn } from './find.ts';
import { Found } from './Found.tsx';
import { InSight } from './InSight.tsx';
import { ReadingContext } from './reading.ts';
import { sayRules } from './words/say.ts';

/** Every piece of the game, group by group, with its count and what it is worth. */
export function BoxList({ groups }: { groups: readonly BoxGroup[] }) {
  return (
    <>
      <p>{sayRules().boxAbout}</p>
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </>
  );
}

const textsOf = ({ title, lines }: BoxPiece): readonly string[] => [title, ...lines];

/** Its pieces are there only while it is open: by hand, or because something in it is looked for. */
function Group({ group: { title, source, shape, pieces } }: { group: BoxGroup }) {
  const { wanted } = useContext(ReadingContext);
  const [opened, setOpened] = useState(false);
  const isFound = isIn([source, ...pieces.flatMap(textsOf)], wanted);
  const isOpen = opened || isFound;
  const all = pieces.reduce((sum, { count }) => sum + count, 0);
  return (
    <details
      class="box-group"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setOpened(currentTarget.open);
      }}
    >
      <summary>
        <Found text={sayRules().group(title, all)} />
      </summary>
      {isOpen && (
        <>
          <p class="quiet-text">
            <Found text={source} />
          </p>
          <ul class={`box-pieces box-${shape}`}>
            {pieces.map((piece, i) => (
              <Piece key={i} piece={piece} />
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function Piece({ piece: { title, count, lines, Picture } }: { piece: BoxPiece }) {
  const { copies, copiesAbout } = sayRules();
  return (
    <li class="box-piece">
      <InSight class="box-picture" Picture={Picture} />
      <div>
        <p class="box-title">
          <strong>
            <Found text={title} />
          </strong>{' '}
          <span class="figures" aria-hidden="true">
            {copies(count)}
          </span>
          <span class="sr-only">{copiesAbout(count)}</span>
        </p>
        {lines.map((line, i) => (
          <p key={i}>
            <Found text={line} />
          </p>
        ))}
      </div>
    </li>
  );
}
