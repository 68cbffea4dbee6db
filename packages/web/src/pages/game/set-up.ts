import { useEffect, useState } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import type { Answer, GameChoices, Options, Teams } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';

/** What is chosen of a game: options, and for how many. */
export interface SetUp {
  /** Undefined until the game has been asked. */
  readonly choices: GameChoices | undefined;
  readonly options: Options;
  readonly setOptions: (options: Options | undefined) => void;
  /** The numbers of seats that these options allow. */
  readonly counts: readonly number[];
  readonly seats: number;
  readonly setSeats: (seats: number) => void;
  /** Which of the seats play together. */
  readonly teams: Teams;
}

/** Begins with the usual options, and with this many seats where they are allowed. */
export function useSetUp(choices: GameChoices | undefined, usualSeats: number): SetUp {
  const [chosen, setOptions] = useState<Options>();
  const [wanted, setSeats] = useState(usualSeats);
  const combinations = choices?.combinations ?? [];
  const options = chosen ?? combinations[0]?.options ?? {};
  const keys = Object.keys(options);
  const combination = combinations.find((each) =>
    keys.every((key) => each.options[key] === options[key]),
  );
  const counts = combination?.seatCounts ?? [];
  const seats = counts.includes(wanted) ? wanted : (counts[0] ?? 2);
  const teams = combination?.teams[seats] ?? [];
  return { choices, options, setOptions, counts, seats, setSeats, teams };
}

/** The same for a game that is chosen with it. */
export function useGameSetUp(usualSeats: number): SetUp & {
  readonly game: string;
  readonly setGame: (game: string) => void;
  /** The game could not be asked. */
  readonly failed: boolean;
} {
  const [game, choose] = useState(SHELF[0]?.id ?? '');
  const [answer, setAnswer] = useState<Answer<GameChoices>>();
  useEffect(() => {
    let changed = false;
    void theHost()
      .choices(game)
      .then((given) => {
        if (!changed) setAnswer(given);
      });
    return () => {
      changed = true;
    };
  }, [game]);
  const setUp = useSetUp(answer?.ok ? answer.value : undefined, usualSeats);
  const setGame = (id: string): void => {
    if (id === game) return;
    choose(id);
    // What was chosen for another game must not be sent with this one.
    setAnswer(undefined);
    setUp.setOptions(undefined);
  };
  return { ...setUp, game, setGame, failed: answer?.ok === false };
}
