import { MapCursor } from './map-cursor.ts';
import type { Box } from './hex-grid.ts';
import { middleOf } from './nearest.ts';
import type { Point } from './RailTrack.tsx';
import { detailAt, keepInside, WHOLE, windowOn, zoomAt, zoomOn } from './zoom.ts';
import type { Zoom } from './zoom.ts';

const DRAG_START = 5;
/** A map that is not wider than this shows the part that matters, as long as nobody moves it by hand. */
const SMALL_MAP = 480;
const DOUBLE_TAP = 2.2;
export const ZOOM_STEP = 1.4;
const KEYS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  '0': 0,
};

/** Listens to one map and moves its content, past the rendering: moving a map draws nothing anew. */
export class MapMover {
  private zoom: Zoom = WHOLE;
  /** The part that matters now. */
  private part: Box | undefined;
  /** What the window shows of the map when it lies there as a whole. */
  private seen: ReturnType<typeof windowOn>;
  private readonly fingers = new Map<number, Point>();
  private dragged = false;
  private readonly stop = new AbortController();
  readonly cursor: MapCursor;
  private readonly svg: SVGSVGElement;
  private readonly box: Box;
  private readonly details: readonly number[];
  private readonly resized: ResizeObserver;

  constructor(svg: SVGSVGElement, box: Box, details: readonly number[]) {
    this.svg = svg;
    this.box = box;
    this.details = details;
    this.seen = windowOn(box, svg.clientWidth, svg.clientHeight);
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
    svg.addEventListener('dblclick', (event) => this.double(event), on);
    this.resized = new ResizeObserver(() => this.resize());
    this.resized.observe(svg);
    this.set(WHOLE);
  }

  end(): void {
    this.stop.abort();
    this.resized.disconnect();
  }

  zoomMiddle(factor: number): void {
    const { x, y, width, height } = this.box;
    const middle = { x: x + width / 2, y: y + height / 2 };
    this.set(factor === 0 ? WHOLE : zoomAt(this.zoom, factor, middle));
  }

  lookAt(part: Box | undefined): void {
    this.part = part;
    if (!this.isSmall) return;
    if (part) this.svg.scrollIntoView({ block: 'nearest' });
    this.showPart();
  }

  private get isSmall(): boolean {
    return this.seen.scale * this.box.width < SMALL_MAP;
  }

  private showPart(): void {
    const { part, box, seen, details } = this;
    const legible = details.at(-1);
    this.set(part ? zoomOn(part, box, seen, legible && legible / seen.scale) : WHOLE);
    // Whoever walks by keys keeps their place in sight.
    const { activeElement } = document;
    if (this.svg.contains(activeElement)) this.bringIn(activeElement);
  }

  /** What was whole stays whole, and a window that becomes small shows what matters. */
  private resize(): void {
    const wasSmall = this.isSmall;
    this.seen = windowOn(this.box, this.svg.clientWidth, this.svg.clientHeight);
    if (wasSmall === this.isSmall) this.set(this.zoom);
    else if (wasSmall) this.set(WHOLE);
    else this.showPart();
  }

  private double(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-offered]')) return;
    const at = this.toMap({ x: event.clientX, y: event.clientY });
    this.set(this.zoom.k > 1 ? WHOLE : zoomAt(this.zoom, DOUBLE_TAP, at));
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
    const { svg, seen, details } = this;
    // A window that is not laid out yet shows nothing.
    if (!Number.isFinite(seen.x)) return;
    this.zoom = keepInside(zoom, this.box, seen);
    const { x, y, k } = this.zoom;
    svg.firstElementChild?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    const scale = (seen.scale * k).toFixed(4);
    if (svg.style.getPropertyValue('--map-scale') === scale) return;
    svg.style.setProperty('--map-scale', scale);
    svg.dataset['detail'] = `${detailAt(seen.scale * k, details)}`;
  }
}
