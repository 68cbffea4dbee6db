import type { Signal } from '@preact/signals';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { About, AnyGameUi, AnyScene } from '../games/game-ui.ts';
import { Button } from '../pieces/Button.tsx';
import '../styles/info.css';
import { words } from '../words/words.ts';
import { askedBy, isOffered, nameOf, placeBeside, thingAt } from './asked.ts';
import type { Asked } from './asked.ts';
import { Drawn } from './Drawn.tsx';

interface InfoCardsProps {
  ui: AnyGameUi;
  scene: AnyScene;
  game: string;
  /** Whether the next click asks, whatever is offered there. */
  asking?: Signal<boolean>;
}

/**
 * Anything on a table can be asked about: a click, a tap or Enter on what is not offered, a right click, a long press or
 * the question mode on anything. The answer is a small card beside it.
 */
export function InfoCards({ ui, scene, game, asking }: InfoCardsProps) {
  const [asked, setAsked] = useState<Asked>();
  useAsking(setAsked, asking);
  const about = asked && aboutOf(asked, ui, scene);
  return (
    <div class="info-place" aria-live={asked?.byKeys ? 'off' : 'polite'}>
      {asked && about && (
        <InfoCard
          asked={asked}
          about={about}
          now={nowOf(asked, ui, scene)}
          game={game}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

/** Listens for questions as long as the table is there. */
function useAsking(ask: (asked: Asked | undefined) => void, asking?: Signal<boolean>): void {
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const answer = (thing: Element, event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      if (asking) asking.value = false;
      ask(askedBy(thing, event));
    };
    const click = (event: Event): void => {
      const { target } = event;
      if (target instanceof Element && target.closest('.info')) return;
      const thing = thingAt(target);
      const plays = target instanceof Element && target.closest('[data-offered]');
      if (thing && !plays) answer(thing, event);
      else ask(undefined);
    };
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (key !== 'Enter' && key !== ' ') return;
      if (!(target instanceof Element) || !target.matches('[data-spot]:not([data-offered])'))
        return;
      // A button clicks by itself.
      const thing = target instanceof HTMLButtonElement ? undefined : thingAt(target);
      if (thing) answer(thing, event);
    };
    /** Asked before the thing itself hears of it. */
    const first = (event: Event): void => {
      if (!asking?.value) return;
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      const thing = thingAt(event.target);
      if (thing) answer(thing, event);
    };
    const menu = (event: Event): void => {
      const thing = thingAt(event.target);
      if (thing) answer(thing, event);
    };
    document.addEventListener('click', first, { signal, capture: true });
    document.addEventListener('keydown', first, { signal, capture: true });
    document.addEventListener('click', click, { signal });
    document.addEventListener('keydown', press, { signal });
    document.addEventListener('contextmenu', menu, { signal });
    return () => stop.abort();
  }, [asking]);
}

function aboutOf({ thing, element }: Asked, ui: AnyGameUi, scene: AnyScene): About | undefined {
  const said = ui.about?.(thing, scene);
  if (said) return said;
  const title = nameOf(element);
  return title === '' ? undefined : { title, lines: [] };
}

/** Whether a thing can be chosen now, and why not; nothing where nobody here has a say. */
function nowOf({ thing, element }: Asked, ui: AnyGameUi, scene: AnyScene): string | undefined {
  if (scene.viewer === 'spectator' || scene.outcome) return undefined;
  if (scene.legal.length > 0 && isOffered(element)) return words().table.askOffered;
  return ui.whyNot?.(thing, scene);
}

interface InfoCardProps {
  asked: Asked;
  about: About;
  now: string | undefined;
  game: string;
  onClose: () => void;
}

function InfoCard({ asked, about: { title, lines, Picture }, now, game, onClose }: InfoCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useId();
  const { at, byKeys } = asked;
  useLayoutEffect(() => {
    const { current } = card;
    if (!current) return;
    const { width, height } = current.getBoundingClientRect();
    const { x, y } = placeBeside(at, { width, height }, { width: innerWidth, height: innerHeight });
    current.style.translate = `${x}px ${y}px`;
    if (byKeys) current.focus();
  }, [asked, title]);
  // Before the card is seen: whoever is quick presses Escape as soon as it is.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
      if (byKeys) focusAgain(asked);
    };
    const elsewhere = ({ target }: FocusEvent): void => {
      if (byKeys && target instanceof Node && !card.current?.contains(target)) onClose();
    };
    document.addEventListener('keydown', close, { signal: stop.signal, capture: true });
    document.addEventListener('focusin', elsewhere, { signal: stop.signal });
    return () => stop.abort();
  }, [asked]);
  return (
    <div
      ref={card}
      class={`info room-${game}`}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
    >
      <header class="info-head">
        <h2 id={heading}>{title}</h2>
        <Button class="quiet" label="×" aria-label={words().house.close} onClick={onClose} />
      </header>
      <div class="info-text">
        {Picture && (
          <div class="info-picture">
            <Drawn of={Picture} given={{}} />
          </div>
        )}
        <div>
          {lines.map((line, i) => (
            <p key={i}>{sentence(line)}</p>
          ))}
          {now !== undefined && <p class="info-now">{now}</p>}
        </div>
      </div>
    </div>
  );
}

/** With a capital at its start and a full stop: what the game knows as a part of a sentence stands alone here. */
function sentence(line: string): string {
  const start = `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
  return /[.!?…:]$/.test(line) ? start : `${start}.`;
}

type Focusable = HTMLElement | SVGElement;

/** Back to where the question came from; if that is no longer there, to its spot as it is drawn now, or to another one beside it. */
function focusAgain({ element, from }: Asked): void {
  const spot = from.getAttribute('data-spot');
  const part = from.closest('[data-roving]') ?? element.closest('[data-roving]');
  const same = spot === null ? null : part?.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  const places = [
    from,
    same,
    element.querySelector('[tabindex]'),
    part?.querySelector('[tabindex="0"]'),
    document.querySelector('#prompt'),
  ];
  const isThere = (place: Element | null | undefined): place is Focusable =>
    (place instanceof HTMLElement || place instanceof SVGElement) &&
    place.isConnected &&
    place.matches('[tabindex], button, a[href], summary');
  places.find(isThere)?.focus();
}
