import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words/words.ts';
import { MapMover, ZOOM_STEP } from './map-mover.ts';
import { nameSpots } from './roving.ts';
import { TerrainDefs } from './TerrainDefs.tsx';
import type { Box } from './hex-grid.ts';

const NO_DETAILS: readonly number[] = [];

interface MapViewProps {
  box: Box;
  label: string;
  /**
   * The scales at which there is room for more, the smallest first: with the first of them things of class `detail-1`
   * appear, with the second those of class `detail-2`, and so on up to 3. At the last everything can be read.
   */
  details?: readonly number[];
  /** Where something is to be done now: a small window shows this part when it changes, or all of the map. */
  look?: Box | undefined;
  /** What lies at a spot, for anyone who walks there by keys. */
  name?: (spot: number) => string;
  children: ComponentChildren;
}

/**
 * A drawing that can be moved and zoomed by mouse, wheel, two fingers, double tap, keys and buttons. A drag never
 * clicks. Its hexagons carry `data-spot`: keys walk from one to the next. `--map-scale` is how many pixels of the
 * screen a unit of the map has now: letters of `calc(12px / var(--map-scale))` keep their size on the screen.
 */
export function MapView({ box, label, look, name, details = NO_DETAILS, children }: MapViewProps) {
  const svg = useRef<SVGSVGElement>(null);
  const mover = useRef<MapMover | undefined>(undefined);
  useLayoutEffect(() => {
    if (!svg.current) return;
    mover.current = new MapMover(svg.current, box, details);
    return () => mover.current?.end();
  }, [box, details]);
  useLayoutEffect(
    () => mover.current?.lookAt(look),
    [box, details, look?.x, look?.y, look?.width, look?.height],
  );
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
        <button type="button" aria-label={words().table.zoomIn} onClick={zoom(ZOOM_STEP)}>
          +
        </button>
        <button type="button" aria-label={words().table.zoomOut} onClick={zoom(1 / ZOOM_STEP)}>
          −
        </button>
        <button type="button" aria-label={words().table.zoomAll} onClick={zoom(0)}>
          ⤢
        </button>
      </div>
    </div>
  );
}
