import type { EventBase, MoveBase, Outcome, Seat, Viewer } from '@roundhouse/engine';
import type { ComponentType } from 'preact';
import type { OfferProps } from '../pieces/Offerable.tsx';
import type { Livery } from '../pieces/patterns.ts';
import type { SoundName } from '../pieces/sounds.ts';

/** Names for the log and the prompt: "You" for the viewer, the player's name for others. */
export interface Who {
  name(seat: Seat): string;
  isMe(seat: Seat): boolean;
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
  /** The events of the step that is being shown right now: for motion. */
  readonly happening: readonly Event[];
  /** All events since the viewer's own last step: for the soft marks that stay until its next move. */
  readonly recent: readonly Event[];
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

/** How a move looks among the buttons: the main one, a plain one, a dangerous one, or the harmless one that stands last. */
export type ButtonTone = 'main' | 'plain' | 'danger' | 'harmless';

/** One line of the account at the end: a number or a word for each seat. */
export interface AccountLine {
  readonly label: string;
  readonly values: readonly (number | string)[];
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

  /** What is asked of the viewer, in one sentence; called only when it has moves. */
  prompt(scene: Scene<View, Move, Event>): string;
  /** A name for any legal move: on its button, in a choice of several, for a hint. */
  label(move: Move, scene: Scene<View, Move, Event>): string;
  /** The moves that stand as buttons in the action area; undefined for those offered on the board or in the hand. */
  button(move: Move, scene: Scene<View, Move, Event>): ButtonTone | undefined;
  /** The sentence to confirm first, for a move that can't be undone and is easily regretted. */
  confirm?(move: Move, scene: Scene<View, Move, Event>): string | undefined;
  /** The log line of an event in the past tense; undefined for what needs no line. */
  tell(event: Event, who: Who, view: View): string | undefined;
  /** Why a thing can't be chosen now; `thing` is what it carries as `data-why`. */
  whyNot?(thing: string, scene: Scene<View, Move, Event>): string | undefined;
  /** The whole position in words, part by part: for anyone who can't see it. */
  describe?(scene: Scene<View, Move, Event>): readonly DescribedPart[];
  /** Numbers of RULES.md that matter in this moment: the rules panel opens there. */
  rulesNow?(scene: Scene<View, Move, Event>): readonly string[];
  /** Each seat's standing in this view: beside its name, and the chart at the end. */
  standing?(view: View): readonly number[];
  /** What `standing` counts: "Money", "Points". */
  readonly standingName?: () => string;
  /** The score breakdown, line by line, from the last view and all events; the frame adds the total. */
  account?(view: View, outcome: Outcome, events: readonly Event[]): readonly AccountLine[];
  /** How a match ended, for each of the game's endings. */
  ending(reason: string): string;
  sound?(event: Event, scene: Scene<View, Move, Event>): SoundName | undefined;
  /** How long a step of others is shown, as a multiple of the usual time; 1 if not given. */
  showFor?(events: readonly Event[]): number;
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
