import { isNowhere } from './focus.ts';
import { middleOf, nearest } from './nearest.ts';
import type { Point } from './RailTrack.tsx';

/** A part of the table with one tab stop, in which keys move the focus between items. */
const GROUP = '[data-roving]';
/** What the focus can go to in such a part: what is offered, and what can be looked at. */
const ITEM = '[data-offered], [data-spot]';
const OFFERED = '[data-offered]';
/** Where Tab leads in a part that offers nothing, if not to its first item. */
const STOP = '[data-stop]';
const ASKED = '.ask [data-offered]';

type Item = HTMLElement | SVGElement;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** On a map also the keys around S, by where they lie and not by what is printed on them. */
const AROUND_S: Readonly<Record<string, Point>> = {
  KeyQ: { x: -1, y: -1.6 },
  KeyW: { x: 0, y: -1 },
  KeyE: { x: 1, y: -1.6 },
  KeyA: { x: -1, y: 0 },
  KeyD: { x: 1, y: 0 },
  KeyZ: { x: -1, y: 1.6 },
  KeyX: { x: 0, y: 1 },
  KeyC: { x: 1, y: 1.6 },
};

const namers = new WeakMap<Element, (spot: string) => string>();

/** Says what lies at a spot of this part; asked when the focus comes to one that is not offered. */
export function nameSpots(group: Element, name: (spot: string) => string): void {
  namers.set(group, name);
}

const isItem = (element: Element): element is Item =>
  element instanceof HTMLElement || element instanceof SVGElement;
const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** All that is offered on the table and seen, or the answers to the question that is open. */
export function offeredIn(root: ParentNode): Item[] {
  const asked = [...root.querySelectorAll(ASKED)];
  const all = asked.length > 0 ? asked : [...root.querySelectorAll(OFFERED)];
  return all.filter(isItem).filter(isSeen);
}

/** What the focus can go to in a part. A spot that is offered counts once. */
function itemsOf(group: Element): Item[] {
  const all = [...group.querySelectorAll(ITEM)]
    .filter(isItem)
    .filter((item) => item.closest(GROUP) === group);
  const offered = new Set(
    all.filter((item) => item.matches(OFFERED)).map((item) => item.dataset['spot']),
  );
  return all.filter((item) => item.matches(OFFERED) || !offered.has(item.dataset['spot']));
}

/** The focus on one table: one tab stop for each part, keys within it, and never lost when a thing goes away. */
export class Rover {
  private readonly root: HTMLElement;
  private readonly stop = new AbortController();
  private readonly watcher: MutationObserver;
  private readonly last = new WeakMap<Element, Item>();
  /** Where the focus is, to find a place for it when this is gone. */
  private at: { item: Element; group: Element | null; spot: string | undefined } | undefined;
  private lane: { key: string; from: Point } | undefined;
  /** Whether the reader's last touch was a key: a pointer needs no focus to follow it. */
  private byKeys = true;
  /** The open question, and the thing that raised it. */
  private ask: { readonly element: Element; readonly from: Element | undefined } | undefined;
  private frame: number | undefined;

  constructor(root: HTMLElement) {
    this.root = root;
    const on = { signal: this.stop.signal };
    const capture = { ...on, capture: true };
    document.addEventListener('keydown', () => (this.byKeys = true), capture);
    document.addEventListener('pointerdown', () => (this.byKeys = false), capture);
    root.addEventListener('keydown', (event) => this.key(event), on);
    root.addEventListener('focusin', (event) => this.came(event.target), on);
    root.addEventListener('focusout', (event) => this.left(event), on);
    this.watcher = new MutationObserver((changes) => this.changed(changes));
    this.watcher.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-offered', 'disabled'],
    });
    this.changed([]);
  }

  end(): void {
    this.stop.abort();
    this.watcher.disconnect();
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
  }

  /** To the next (1) or the last (-1) thing that is offered, after where the focus is. */
  step(by: 1 | -1): void {
    const offered = offeredIn(this.root);
    const now = document.activeElement;
    const here = now ? offered.findIndex((item) => item === now) : -1;
    const before = (item: Item): boolean =>
      now !== null && (item.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    const from = here >= 0 ? here : offered.filter(before).length - (by === 1 ? 1 : 0);
    this.to(offered.at((from + by) % Math.max(1, offered.length)));
  }

  private key(event: KeyboardEvent): void {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element)) return;
    const group = target.closest(GROUP);
    const item = target.closest(ITEM);
    if (!group || !item || !isItem(item)) return;
    const goal = this.goal(event, group, item);
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.to(goal ?? item);
  }

  /** Where a key leads; null where it leads nowhere, undefined where it means nothing here. */
  private goal(event: KeyboardEvent, group: Element, item: Item): Item | null | undefined {
    const map = group.getAttribute('data-roving') === 'map';
    const towards = ARROWS[event.key] ?? (map ? AROUND_S[event.code] : undefined);
    const items = itemsOf(group);
    if (towards) {
      const among = event.shiftKey ? items.filter((each) => each.matches(OFFERED)) : items;
      return this.beside(item, among, towards) ?? (map ? null : undefined);
    }
    if (event.key === 'Home') return items[0];
    if (event.key === 'End') return items.at(-1);
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      const offered = items.filter((each) => each.matches(OFFERED));
      const by = event.key === 'PageDown' ? 1 : -1;
      const here = offered.indexOf(item);
      const from = here >= 0 ? here : by === 1 ? -1 : 0;
      return offered.at((from + by) % Math.max(1, offered.length));
    }
    return undefined;
  }

  private beside(item: Item, items: readonly Item[], towards: Point): Item | undefined {
    const from = middleOf(item);
    const axis = towards.x === 0 ? 'up and down' : towards.y === 0 ? 'across' : 'aslant';
    if (this.lane?.key !== axis || axis === 'aslant') this.lane = { key: axis, from };
    const found = nearest(items.map(middleOf), from, towards, this.lane.from);
    return found === undefined ? undefined : items[found];
  }

  private to(item: Item | undefined): void {
    if (!item) return;
    name(item);
    const { lane } = this;
    if (!item.hasAttribute('tabindex')) item.setAttribute('tabindex', '-1');
    item.focus({ preventScroll: !this.byKeys });
    this.lane = lane;
  }

  private came(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    this.lane = undefined;
    const group = target.closest(GROUP);
    const spot = (isItem(target) && target.dataset['spot']) || undefined;
    this.at = { item: target, group, spot };
    if (group && isItem(target) && target.matches(ITEM)) {
      this.last.set(group, target);
      this.oneStop(group);
    }
  }

  /** Whoever goes elsewhere is left alone; a thing that went away under the focus, or was put elsewhere, is looked after. */
  private left({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null || !(target instanceof Element) || !isItem(target)) return;
    // Between two drawings a thing can be neither offered nor a spot: Chromium then takes its focus away at once.
    const isDropped = isTakenAway(target);
    queueMicrotask(() => {
      this.changed(this.watcher.takeRecords());
      if (target === document.activeElement || isGone(target)) return;
      if (!isDropped) this.at = undefined;
      else if (isNowhere(document.activeElement)) this.to(target);
    });
  }

  private changed(changes: readonly MutationRecord[]): void {
    for (const group of this.root.querySelectorAll(GROUP))
      if (changes.length === 0 || changes.some((change) => concerns(change, group)))
        this.oneStop(group);
    this.question();
    this.follow(changes);
    this.rescue(isTakenAway);
    // Whether a thing is still seen is asked just before the next picture, when it is laid out anyway.
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.rescue(isGone);
    });
  }

  /** A thing that was put elsewhere loses the focus on the way, and gets it back. */
  private follow(changes: readonly MutationRecord[]): void {
    const item = this.at?.item;
    if (!item || !isItem(item) || isTakenAway(item) || !isNowhere(document.activeElement)) return;
    const isMoved = changes.some(({ addedNodes }) =>
      [...addedNodes].some((node) => node.contains(item)),
    );
    if (isMoved) this.to(item);
  }

  /** Finds the focus another place if its thing is gone. */
  private rescue(gone: (element: Element) => boolean): void {
    const { at } = this;
    if (!at || !gone(at.item)) return;
    const now = document.activeElement;
    if (isNowhere(now) || (now && isGone(now))) this.to(this.placeAfter(at));
  }

  /** A question that opens is gone to, and the thing that raised it is gone back to. */
  private question(): void {
    const element = this.root.querySelector('.ask');
    if (element === (this.ask?.element ?? null)) return;
    const before = this.ask?.from;
    this.ask = element ? { element, from: before ?? this.at?.item } : undefined;
    if (!this.byKeys) return;
    if (element) this.to(offeredIn(this.root)[0]);
    else if (before && this.at && isGone(this.at.item)) this.to(this.again(before));
  }

  /** The same thing, or what stands in its place with the same words on it. */
  private again(before: Element): Item | undefined {
    if (isItem(before) && !isGone(before)) return before;
    return offeredIn(this.root).find((item) => wordsOn(item) === wordsOn(before));
  }

  /** Where the focus goes when its thing is gone: the same spot, what else is offered there, or the prompt. */
  private placeAfter({ group, spot }: NonNullable<Rover['at']>): Item | undefined {
    const items = this.byKeys && group?.isConnected ? itemsOf(group).filter(isSeen) : [];
    const same = items.find(({ dataset }) => spot !== undefined && dataset['spot'] === spot);
    const prompt = this.root.querySelector<HTMLElement>('#prompt') ?? undefined;
    return same ?? items.find((item) => item.matches(OFFERED)) ?? prompt;
  }

  private oneStop(group: Element): void {
    const items = itemsOf(group);
    const last = this.last.get(group);
    const kept = last && items.includes(last) ? last : undefined;
    const offered = items.find((item) => item.matches(OFFERED));
    const stays = kept === document.activeElement || kept?.matches(OFFERED) || !offered;
    const stop = items.find((item) => item.matches(STOP)) ?? items[0];
    const one = (stays ? kept : undefined) ?? offered ?? stop;
    if (one) name(one);
    for (const item of items) {
      const index = item === one ? '0' : '-1';
      if (item.getAttribute('tabindex') !== index) item.setAttribute('tabindex', index);
    }
  }
}

/** Gives a spot that is not offered its name, before it is read. */
function name(item: Item): void {
  const group = item.closest(GROUP);
  const { spot } = item.dataset;
  if (!group || spot === undefined || item.matches(OFFERED)) return;
  const text = namers.get(group)?.(spot);
  if (text === undefined || item.getAttribute('aria-label') === text) return;
  item.setAttribute('role', 'img');
  item.setAttribute('aria-label', text);
}

/** Whether something changed in this part, or the part itself is new. */
const concerns = ({ target, addedNodes }: MutationRecord, group: Element): boolean =>
  group.contains(target) || [...addedNodes].some((node) => node.contains(group));

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]';

/** Whether a thing can't have the focus any more: taken away, or nothing to choose. */
const isTakenAway = (element: Element): boolean =>
  !element.isConnected || !element.matches(FOCUSABLE);

/** The same, or hidden: that lays the page out. */
const isGone = (element: Element): boolean => isTakenAway(element) || !isSeen(element);

const wordsOn = (element: Element): string | null =>
  element.getAttribute('aria-label') ?? element.textContent;
