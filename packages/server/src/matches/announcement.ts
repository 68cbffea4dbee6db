import type { Seat, Viewer } from '@roundhouse/engine';
import { entryText } from '@roundhouse/protocol';
import type { EntryText, SeenStep } from '@roundhouse/protocol';

/** What became the newest entry, for all who are told of it. */
export class Announcement {
  /** Whoever said it, if it was written here and a person said it, and the id that it gave it. */
  private readonly seat: Seat | undefined;
  private readonly id: string | undefined;
  private step: SeenStep | undefined;
  private text: EntryText | undefined;

  /** The id of the newest entry is `seat/id` if a person said it. */
  constructor(id = '') {
    const slash = id.indexOf('/');
    const seat = Number(id.slice(0, slash));
    if (slash < 1 || !Number.isInteger(seat)) return;
    this.seat = seat;
    this.id = id.slice(slash + 1);
  }

  /** The entry as a delta tells this viewer, who was told of this step, if it was one. */
  entryFor(viewer: Viewer, step: SeenStep | undefined): EntryText {
    if (this.text === undefined || step !== this.step) {
      this.step = step;
      this.text = entryText(step);
    }
    const { id, text } = this;
    return viewer === this.seat ? { seat: text.seat, text: text.text, id } : text;
  }
}
