const SVG = 'http://www.w3.org/2000/svg';

/** The ring around the thing on a map that has the focus: above everything, dark and light, so that it is seen over any ground. */
export class MapCursor {
  /** Whether the reader moves by keys: who points needs no ring. */
  byKeys = true;
  private readonly svg: SVGSVGElement;

  constructor(svg: SVGSVGElement, signal: AbortSignal) {
    this.svg = svg;
    const capture = { signal, capture: true };
    document.addEventListener('keydown', () => (this.byKeys = true), capture);
    document.addEventListener('pointerdown', () => this.hide(), capture);
    svg.addEventListener('focusin', () => this.draw(), { signal });
    // A thing that is drawn anew may lose the focus and have it back without being told of again.
    svg.addEventListener('focusout', () => queueMicrotask(() => this.draw()), { signal });
  }

  /** Puts the ring where the focus is now. */
  draw(): void {
    const { activeElement } = document;
    if (this.svg.contains(activeElement)) this.show(activeElement);
    else this.ring().replaceChildren();
  }

  private ring(): Element {
    return this.svg.querySelector('.map-cursor') ?? this.svg;
  }

  private hide(): void {
    this.byKeys = false;
    this.ring().replaceChildren();
  }

  private show(target: Element | null): void {
    if (!this.byKeys || !(target instanceof SVGGraphicsElement) || target === this.svg) return;
    const shape = target instanceof SVGPathElement ? target : target.querySelector('path');
    const d = shape?.getAttribute('d') ?? circleAround(target.getBBox());
    const transform = target.getAttribute('transform') ?? '';
    const rings = ['map-cursor-dark', 'map-cursor-light'].map((name) => {
      const ring = document.createElementNS(SVG, 'path');
      ring.setAttribute('class', name);
      ring.setAttribute('d', d);
      ring.setAttribute('transform', transform);
      return ring;
    });
    this.ring().replaceChildren(...rings);
  }
}

function circleAround({ x, y, width, height }: DOMRect): string {
  const r = Math.max(width, height) / 2 + 2;
  return `M${x + width / 2 - r} ${y + height / 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
