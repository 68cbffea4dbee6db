import { gameName, SHELF } from '../../games/shelf.ts';
import { Choice } from '../frame/Choice.tsx';

/** One of the games on the shelf. */
export function GameField(props: {
  label: string;
  value: string;
  onChange: (game: string) => void;
}) {
  return <Choice {...props} values={SHELF.map(({ id }) => id)} name={gameName} />;
}
