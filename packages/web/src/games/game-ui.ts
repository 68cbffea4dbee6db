import type { Comparison } from '@roundhouse/bots';
import type { EventBase, MoveBase, Outcome, Seat, Viewer } from '@roundhouse/engine';
import type { ComponentType } from 'preact';
import type { OfferProps } from '../pieces/Offerable.tsx';
import type { Livery } from '../pieces/patterns.ts';
import type { SoundName } from '../pieces/sounds.ts';

/** Names for the log and the prompt: "You" for the viewer, the player's name for others. */
export interface Who {
  name(seat: Seat): string;
  /** Whether the viewer is told what that player alone is told. */
  sees(seat: Seat): boolean;
}

/** One seat as the table shows it: who sits there, and its colour, pattern and letter. */
export interface SeatInfo extends Livery {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: string | undefined;
}

/** Everything a game's components get. All of it is what the viewer may know; nothing in it is a rule. */
export interface Scene<View, Move extends MoveBase, Event extends EventBase> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly seats: readonly SeatInfo[];
  readonly who: Who;
  readonly deciders: readonly Seat[];
  /** What the viewer can choose now; empty while others decide, in a replay and while something is being shown. */
  readonly legal: readonly Move[];
  /** The moves among which the frame asks which, after a click on something that offers several: their targets may glow. */
  readonly asked: readonly Move[];
  /** The events of the step that is being shown right now: for motion. */
  readonly happening: readonly Event[];
  /** All events since the viewer's own last step: for the soft marks that stay until its next move. */
  readonly recent: readonly Event[];
  /** All events that the viewer was told from the start up to this position: for what is kept by round. */
  story(): readonly Event[];
  /** What the offered thing under the pointer or focus would lead to. Draw it as a ghost. Never for revealing moves. */
  readonly ahead:
    | { readonly move: Move; readonly view: View; readonly events: readonly Event[] }
    | undefined;
  /** The move that a bot proposes; the frame rings it where it is offered. */
  readonly hint: Move | undefined;
  /** Milliseconds for a piece to travel; 0 where nothing may move. */
  readonly travel: number;
  readonly outcome: Outcome | null;
  /** Makes a thing offer a move (or one of several: the frame then asks which). `undefined` or `[]`: not offered. */
  offer(move: Move | readonly Move[] | undefined, label: string): OfferProps;
}

/** A scene to be looked at: nothing moves, nothing is offered. */
export const stillScene = <View, Move extends MoveBase, Event extends EventBase>(
  seen: Pick<Scene<View, Move, Event>, 'view' | 'viewer' | 'who'> &
    Partial<Scene<View, Move, Event>>,
): Scene<View, Move, Event> => ({
  seats: [],
  deciders: [],
  legal: [],
  asked: [],
  happening: [],
  recent: [],
  story: () => [],
  ahead: undefined,
  hint: undefined,
  travel: 0,
  outcome: null,
  offer: () => ({}),
  ...seen,
});

/** How a move looks among the buttons: the main one, a plain one, a dangerous one, or the harmless one that stands last. */
export type ButtonTone = 'main' | 'plain' | 'danger' | 'harmless';

/** What stands for a seat in the line of chips, beside its colour and letter. */
interface SeatChip {
  /** The number one plays for, as short as it can be: "34", "$350k". */
  readonly score: string;
  /** One or two more numbers, which give way where there is no room. */
  readonly facts?: readonly SeatFact[];
}

/** A number in a chip, with a sign that says what it counts; `title` says it in words. */
interface SeatFact {
  readonly sign: 'money' | 'income' | 'cards' | 'goods' | 'shares' | 'trouble';
  readonly value: number | string;
  readonly title: string;
}

/** One line of the account at the end: a number or a word for each seat. */
export interface AccountLine {
  readonly label: string;
  readonly values: readonly (number | string)[];
}

/** What begins with an event: a round, or a turn within it. */
export interface LogHeading {
  readonly level: 'round' | 'turn';
  readonly text: string;
  /** What else is to be known of it, in a quieter line. */
  readonly about?: string;
}

/** What stands in the log for an event that is better drawn than told. */
export interface DrawnEvent {
  /** What the picture leaves to words, in one line. */
  readonly line: string;
  /** Not a control; what it shows is its name. */
  readonly Picture: ComponentType;
}

/** What a thing on the table is, for whoever asks about it. */
export interface About {
  /** What it is: "Storm", "Leipzig". */
  readonly title: string;
  /** What it does and what its numbers mean, a short sentence each; the card adds capitals and full stops. */
  readonly lines: readonly string[];
  /** The thing itself, large enough to be read. */
  readonly Picture?: ComponentType;
}

/** One part of a position in words: "Railroads", with a sentence for each. */
export interface DescribedPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** One page of "how to play in two minutes". */
export interface HowToPage {
  readonly title: string;
  readonly text: string;
  readonly Picture: ComponentType;
}

/** All that a game brings to the table. It draws views, offers the moves it was given and finds words; it knows no rules. */
interface GameUi<View, Move extends MoveBase, Event extends EventBase> {
  /** Whether seats have secrets: then a shared screen is covered between two people's turns. */
  readonly secrets: boolean;
  readonly Board: ComponentType<{ scene: Scene<View, Move, Event> }>;
  /** What lies in front of the viewer only. */
  readonly Hand?: ComponentType<{ scene: Scene<View, Move, Event> }>;
  /** Beside the buttons, while the viewer has to decide: for a choice of an amount, or of one among many. */
  readonly Controls?: ComponentType<{ scene: Scene<View, Move, Event> }>;
  /** What is public about one seat; name, turn mark and score are drawn by the frame. */
  readonly SeatPanel: ComponentType<{ scene: Scene<View, Move, Event>; seat: Seat }>;
  /** The seat in a line of chips, where there is no room for its panel; its standing if not given. */
  seatChip?(scene: Scene<View, Move, Event>, seat: Seat): SeatChip;
  /**
   * How the seats stand where there is room for either: in a column beside the board, or as a line of chips above it, for
   * a board that shows every player's things anyway. If not given: a column, and a line on a laptop.
   */
  readonly seats?: 'column' | 'line';
  /** What is worth knowing and not needed to decide: beside the log where there is room, and one tap away elsewhere. */
  readonly Tools?: ComponentType<{ scene: Scene<View, Move, Event> }>;

  /** What is asked of the viewer, in one sentence; called only when it has moves. */
  prompt(scene: Scene<View, Move, Event>): string;
  /** A name for any legal move: on its button, in a choice of several, for a hint. */
  label(move: Move, scene: Scene<View, Move, Event>): string;
  /** The moves that stand as buttons in the action area; undefined for those offered on the board or in the hand. */
  button(move: Move, scene: Scene<View, Move, Event>): ButtonTone | undefined;
  /** The sentence to confirm first, for a move that can't be undone and is easily regretted. */
  confirm?(move: Move, scene: Scene<View, Move, Event>): string | undefined;
  /** What speaks for the move of a hint, in the game's words: what it is certain to bring. Every number in it is true. */
  why?(
    comparison: Comparison<View, Move, Event>,
    scene: Scene<View, Move, Event>,
  ): string | undefined;
  /** The log line of an event in the past tense; undefined for what needs no line. */
  tell(event: Event, who: Who, view: View): string | undefined;
  /** The heading that takes an event's place in the log, for what begins a round or a turn. */
  heading?(event: Event, who: Who): LogHeading | undefined;
  /** An event as the log draws it; its line of `tell` if not given. */
  drawn?(event: Event, who: Who): DrawnEvent | undefined;
  /** Whether an event is so small that several in a row by others stand in one line of the log: bids. */
  brief?(event: Event): boolean;
  /** What a thing is and does, whoever's turn it is; `thing` is what it carries as `data-ask`. */
  about?(thing: string, scene: Scene<View, Move, Event>): About | undefined;
  /** Why a thing that can be chosen at other times can't be chosen now. */
  whyNot?(thing: string, scene: Scene<View, Move, Event>): string | undefined;
  /** The whole position in words, part by part: for anyone who can't see it. */
  describe?(scene: Scene<View, Move, Event>): readonly DescribedPart[];
  /** Numbers of RULES.md that matter in this moment: the rules panel opens there. */
  rulesNow?(scene: Scene<View, Move, Event>): readonly string[];
  /** Each seat's standing in this view: beside its name, and the chart at the end. */
  standing?(view: View): readonly number[];
  /** The seats that win together; everybody plays alone if not given. */
  sides?(view: View): readonly (readonly Seat[])[];
  /** What `standing` counts: "Money", "Points". */
  readonly standingName?: () => string;
  /** The score breakdown, line by line, from the last view and all events; the frame adds the total. */
  account?(view: View, outcome: Outcome, events: readonly Event[]): readonly AccountLine[];
  /** A sentence for each of the game's endings; without one, its own word is shown. */
  readonly endings?: () => Readonly<Record<string, string>>;
  sound?(event: Event, scene: Scene<View, Move, Event>): SoundName | undefined;
  /** How long a step of others is shown, as a multiple of the usual time; 1 if not given. `scene` is after the step. */
  showFor?(events: readonly Event[], scene: Scene<View, Move, Event>): number;
}

/** A game's UI with its types forgotten: what the frame works with. */
export type AnyGameUi = GameUi<unknown, MoveBase, EventBase>;
export type AnyScene = Scene<unknown, MoveBase, EventBase>;

/** Forgets the types of a game's UI. */
export function gameUi<View, Move extends MoveBase, Event extends EventBase>(
  ui: GameUi<View, Move, Event>,
): AnyGameUi {
  return ui as unknown as AnyGameUi;
}
