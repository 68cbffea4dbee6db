import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../words/words.ts';
import { MapCursor } from './map-cursor.ts';
import { nameSpots } from './roving.ts';
import { TerrainDefs } from './TerrainDefs.tsx';
import type { Box } from './hex-grid.ts';
import type { Point } from './RailTrack.tsx';
import { keepInside, WHOLE, zoomAt, zoomOn } from './zoom.ts';
import type { Zoom } from './zoom.ts';

const DRAG_START = 5;
const SMALL_WINDOW = 480;
const STEP = 1.4;
const KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };

/**
 * A drawing that can be moved and zoomed by mouse, wheel, two fingers, keys and buttons. A drag never clicks. Its
 * hexagons carry `data-spot`: keys walk from one to the next.
 */
export function MapView({
  box,
  label,
  look,
  name,
  children,
}: {
  box: Box;
  label: string;
  /** Where something is to be done now: a small window shows this part when it changes, or all of the map. */
  look?: Box | undefined;
  /** What lies at a spot, for anyone who walks there by keys. */
  name?: (spot: number) => string;
  children: ComponentChildren;
}): JSX.Element {
  const svg = useRef<SVGSVGElement>(null);
  const mover = useRef<Mover | undefined>(undefined);
  useEffect(() => {
    if (!svg.current) return;
    mover.current = new Mover(svg.current, box);
    return () => mover.current?.end();
  }, [box]);
  useEffect(() => mover.current?.lookAt(look), [box, look?.x, look?.y, look?.width, look?.height]);
  useEffect(() => {
    if (svg.current && name) nameSpots(svg.current, (spot) => name(Number(spot)));
    mover.current?.cursor.draw();
  });
  const help = useId();
  const zoom = (factor: number) => () => mover.current?.zoomMiddle(factor);
  return (
    <div class="map">
      <svg
        ref={svg}
        class="map-svg"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="application"
        aria-roledescription={words().table.map}
        aria-label={label}
        aria-describedby={help}
        data-roving="map"
      >
        <g class="map-content">
          {children}
          <g class="map-cursor" aria-hidden="true" />
        </g>
        <TerrainDefs />
      </svg>
      <p id={help} hidden>
        {words().keys.onMap}
      </p>
      <div class="map-buttons">
        <button type="button" aria-label={words().table.zoomIn} onClick={zoom(STEP)}>
          +
        </button>
        <button type="button" aria-label={words().table.zoomOut} onClick={zoom(1 / STEP)}>
          −
        </button>
        <button type="button" aria-label={words().table.zoomAll} onClick={zoom(0)}>
          ⤢
        </button>
      </div>
    </div>
  );
}

/** Listens to one map and moves its content, past the rendering: moving a map draws nothing anew. */
class Mover {
  private zoom: Zoom = WHOLE;
  private readonly fingers = new Map<number, Point>();
  private dragged = false;
  private readonly stop = new AbortController();
  readonly cursor: MapCursor;
  private readonly svg: SVGSVGElement;
  private readonly box: Box;

  constructor(svg: SVGSVGElement, box: Box) {
    this.svg = svg;
    this.box = box;
    this.cursor = new MapCursor(svg, this.stop.signal);
    const on = { signal: this.stop.signal };
    svg.addEventListener('pointerdown', (event) => this.down(event), on);
    svg.addEventListener('pointermove', (event) => this.move(event), on);
    for (const type of ['pointerup', 'pointercancel'] as const) {
      svg.addEventListener(type, (event) => this.fingers.delete(event.pointerId), on);
    }
    svg.addEventListener('click', (event) => this.dragged && event.stopPropagation(), {
      ...on,
      capture: true,
    });
    svg.addEventListener('wheel', (event) => this.wheel(event), { ...on, passive: false });
    svg.addEventListener('keydown', (event) => this.key(event), on);
    svg.addEventListener('focusin', (event) => this.bringIn(event.target), on);
  }

  end(): void {
    this.stop.abort();
  }

  zoomMiddle(factor: number): void {
    const { x, y, width, height } = this.box;
    this.set(
      factor === 0 ? WHOLE : zoomAt(this.zoom, factor, { x: x + width / 2, y: y + height / 2 }),
    );
  }

  lookAt(part: Box | undefined): void {
    if (this.svg.clientWidth >= SMALL_WINDOW) return;
    if (part) this.svg.scrollIntoView({ block: 'nearest' });
    this.set(part ? zoomOn(part, this.box) : WHOLE);
    // Whoever walks by keys keeps their place in sight.
    const { activeElement } = document;
    if (this.svg.contains(activeElement)) this.bringIn(activeElement);
  }

  private down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(after.x - before.x, after.y - before.y);
    if (!this.dragged && far < DRAG_START) return;
    if (!this.dragged) this.svg.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.fingers.set(event.pointerId, after);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, after, other);
    else this.pan(this.toMap(before), this.toMap(after));
  }

  private pan(from: Point, to: Point): void {
    const { x, y, k } = this.zoom;
    this.set({ k, x: x + to.x - from.x, y: y + to.y - from.y });
  }

  private pinch(before: Point, after: Point, other: Point): void {
    const spread = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = ({ x, y }: Point): Point =>
      this.toMap({ x: (x + other.x) / 2, y: (y + other.y) / 2 });
    this.pan(middle(before), middle(after));
    this.set(zoomAt(this.zoom, spread(after) / Math.max(1, spread(before)), middle(after)));
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.toMap({ x: event.clientX, y: event.clientY });
    this.set(zoomAt(this.zoom, Math.exp(-event.deltaY / 500), at));
  }

  private key(event: KeyboardEvent): void {
    const factor = KEYS[event.key];
    if (factor === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = event.target instanceof SVGElement ? event.target : this.svg;
    if (factor === 0 || at === this.svg) this.zoomMiddle(factor);
    else this.set(zoomAt(this.zoom, factor, this.toMap(middleOf(at))));
    this.bringIn(at);
  }

  /** A thing that gets the focus by keyboard is moved into sight. */
  private bringIn(target: EventTarget | null): void {
    if (!(target instanceof SVGElement) || target === this.svg || !this.cursor.byKeys) return;
    const thing = target.getBoundingClientRect();
    const sight = this.svg.getBoundingClientRect();
    const inside =
      thing.left >= sight.left &&
      thing.right <= sight.right &&
      thing.top >= sight.top &&
      thing.bottom <= sight.bottom;
    if (inside) return;
    this.pan(this.toMap(middleOf(target)), this.toMap(middleOf(this.svg)));
  }

  private toMap({ x, y }: Point): Point {
    const matrix = this.svg.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y };
  }

  private set(zoom: Zoom): void {
    this.zoom = keepInside(zoom, this.box);
    const { x, y, k } = this.zoom;
    this.svg.firstElementChild?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
  }
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
