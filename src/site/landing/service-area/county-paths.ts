import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { MultiPolygon, Polygon } from 'topojson-specification';
import atlas from 'us-atlas/counties-10m.json';
import { serviceArea } from '@domain/business/service-area';
import { mapProjection, mapSize } from './projection';
import { stateCounties, stateShape } from './state-shapes';

type Areal = Polygon<{ name: string }> | MultiPolygon<{ name: string }>;

const served = stateCounties.filter(({ properties }) =>
  serviceArea.counties.includes(properties.name),
) as Areal[];

const margin = 2;
const clipped = geoMercator()
  .scale(mapProjection.scale())
  .translate(mapProjection.translate())
  .clipExtent([
    [-margin, -margin],
    [mapSize.width + margin, mapSize.height + margin],
  ]);
// Whole units, because the atlas is coarse and each digit adds to the page's size.
const path = geoPath(clipped).digits(0);

/** The area that is served, as one path. */
export const servedPath = path(merge(atlas, served)) ?? '';

/** The borders between counties, each drawn once. */
export const borderPath =
  path(mesh(atlas, { type: 'GeometryCollection', geometries: stateCounties }, (a, b) => a !== b)) ?? '';

const locatorSize = { width: 50, height: 62 } as const;

const stateMesh = mesh(atlas, stateShape);
const locator = geoMercator().fitExtent(
  [
    [1, 1],
    [locatorSize.width - 1, locatorSize.height - 1],
  ],
  stateMesh,
);

/** The small outline of the state. */
export const statePath = geoPath(locator).digits(1)(stateMesh) ?? '';

/** The map's frame in the small outline. */
export const locatorFrame = (() => {
  const corner = (x: number, y: number) => locator(mapProjection.invert?.([x, y]) ?? [0, 0]) ?? [0, 0];
  const [left, top] = corner(0, 0).map(Math.round) as [number, number];
  const [right, bottom] = corner(mapSize.width, mapSize.height).map(Math.round) as [number, number];
  return { x: left, y: top, width: right - left, height: bottom - top };
})();
