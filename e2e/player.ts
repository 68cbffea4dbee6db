/** What plays inside a page; `installPlayer` puts it there. */
export interface Player {
  /** Resolves when nothing changes by itself any more: the match is over, or the person at this screen is asked. */
  settled(): Promise<void>;
  /** Clicks one of the offered things at once, without a look at whether anything is under way. */
  click(turn: number): Promise<void>;
  /** Clicks from this turn on to the one before that, or to the end; gives the next turn, and whether it is over. */
  play(turn: number, until: number): Promise<{ turn: number; over: boolean }>;
  /** Marks one of the offered things that are seen, for a pointer to hit; false if the match is over. */
  aim(turn: number): Promise<boolean>;
  /** Whether the page is painted; where it is not, everything is cut away but laid out as ever. */
  paint(on: boolean): void;
}

export const AIMED = 'data-test-aimed';

/** Runs in the page, so it can use nothing of this file but its argument. */
export function installPlayer(aimed: string): void {
  const one = (selector: string): HTMLElement | null => document.querySelector(selector);
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const CURTAIN = '.curtain button';
  const isOver = (): boolean => one('.end') !== null;
  const isSettled = (): boolean =>
    isOver() || one(CURTAIN) !== null || one('.table:not([data-busy]) [data-offered]') !== null;
  /** A different choice every time, and the same in every run. */
  const pick = (turn: number, things: readonly Element[]): Element | undefined =>
    things[((turn * 7919 + 13) % 101) % things.length];
  const offered = (): Element[] => {
    const asked = all('.ask [data-offered]');
    return asked.length > 0 ? asked : all('[data-offered]');
  };
  const isSeen = (thing: Element): boolean => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
  };
  /** Whether a pointer would hit it in its middle: what lies over a map can be moved away from, but not by a pointer. */
  const isUncovered = (thing: Element): boolean => {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  /** What a click has changed is drawn after all that waits for nothing. */
  const drawn = (): Promise<void> => new Promise((done) => setTimeout(done));

  const player: Player = {
    async settled() {
      if (isSettled()) return;
      await new Promise<void>((done) => {
        const look = (): void => {
          if (!isSettled()) return;
          observer.disconnect();
          done();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      });
    },
    async click(turn) {
      const thing = one(CURTAIN) ?? pick(turn, offered());
      thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await drawn();
    },
    async play(turn, until) {
      // Nobody looks on.
      player.paint(false);
      for (;;) {
        await player.settled();
        if (isOver() || turn >= until) break;
        await player.click(turn++);
      }
      player.paint(true);
      return { turn, over: isOver() };
    },
    paint(on) {
      document.documentElement.style.clipPath = on ? '' : 'inset(100%)';
    },
    async aim(turn) {
      await player.settled();
      for (const thing of all(`[${aimed}]`)) thing.removeAttribute(aimed);
      if (isOver()) return false;
      const seen = offered().filter(isSeen);
      const picked = pick(turn, seen);
      const from = picked ? seen.indexOf(picked) : 0;
      const inTurn = [...seen.slice(from), ...seen.slice(0, from)];
      const thing = one(CURTAIN) ?? inTurn.find(isUncovered) ?? picked;
      thing?.setAttribute(aimed, '');
      return thing !== undefined;
    },
  };
  Object.assign(globalThis, { player });
}
