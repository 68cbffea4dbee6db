import { useContext } from 'preact/hooks';
import { partsOf } from './find.ts';
import { ReadingContext } from './reading.ts';

/** A text in which everything that is looked for is marked. */
export function Found({ text }: { text: string }) {
  const { wanted } = useContext(ReadingContext);
  return (
    <>
      {partsOf(text, wanted).map(({ text: part, isHit }, i) =>
        isHit ? <mark key={i}>{part}</mark> : part,
      )}
    </>
  );
}
