import { serviceArea } from '@domain/business/service-area';
import { geoContains, geoPath } from 'd3-geo';
import { geoOf } from './atlas-shapes';
import { cityLabels } from './city-labels';
import { locatorCorner, rowHeight } from './map-measures';
import { mapProjection, mapSize, type MapPoint } from './projection';
import { runEnds, runPoints } from './run-marks';
import { stateCounties } from './state-shapes';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface CountyName extends MapPoint {
  readonly name: string;
}

const letterWidth = 5.4;
const nameHeight = 10.5;
/** Distance between a county's name and anything else. */
const clearance = 6;
const grid = 6;
/** Distance from the map's edge, which is cropped. */
const edge = 10;

const around = ({ x, y }: MapPoint, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Points along a line, close enough that no name fits between two of them. */
function along(from: MapPoint, to: MapPoint): MapPoint[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / clearance));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}

/** What is drawn already, as boxes. */
const drawn: readonly Box[] = [
  locatorCorner,
  ...cityLabels.map(({ name, label, side }) => {
    const width = name.length * 7;
    return around({ x: label.x + (side === 'left' ? -width / 2 : width / 2), y: label.y }, width, rowHeight);
  }),
  ...runEnds.map(({ name, x, y, side }) => {
    const width = name.length * 9 + 14;
    return around({ x: x + (side === 'left' ? -width / 2 : width / 2), y }, width, 20);
  }),
  ...[
    ...cityLabels.flatMap(({ point, label }) => along(point, label)),
    ...runPoints.slice(1).flatMap((to, index) => along(runPoints[index] ?? to, to)),
  ].map((point) => around(point, 4, 4)),
];

/** The distance between two boxes; negative where they overlap. */
const apart = (a: Box, b: Box) =>
  Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

/** The place nearest to the middle of a county's visible part where its name has room; undefined for none. */
function roomFor(name: string, shape: ReturnType<typeof geoOf>, taken: readonly Box[]): MapPoint | undefined {
  const width = name.length * letterWidth;
  const [[left, top], [right, bottom]] = geoPath(mapProjection).bounds(shape);
  const isInside = ({ x, y }: MapPoint) => geoContains(shape, mapProjection.invert?.([x, y]) ?? [0, 0]);
  const visible: MapPoint[] = [];
  for (let y = Math.max(top, 0); y < Math.min(bottom, mapSize.height); y += grid) {
    for (let x = Math.max(left, 0); x < Math.min(right, mapSize.width); x += grid) {
      if (isInside({ x, y })) visible.push({ x, y });
    }
  }
  const mean = (of: (point: MapPoint) => number) =>
    visible.reduce((sum, point) => sum + of(point), 0) / visible.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const toMiddle = ({ x, y }: MapPoint) => Math.hypot(x - middle.x, y - middle.y);
  const place = visible
    .filter((point) => {
      const box = around(point, width, nameHeight);
      return (
        taken.every((other) => apart(box, other) >= clearance) &&
        isInside({ x: box.left, y: point.y }) &&
        isInside({ x: box.right, y: point.y }) &&
        box.left > edge &&
        box.right < mapSize.width - edge &&
        box.top > edge &&
        box.bottom < mapSize.height - edge
      );
    })
    .sort((a, b) => toMiddle(a) - toMiddle(b))[0];
  return place && { x: Math.round(place.x), y: Math.round(place.y) };
}

/** Names for orientation, where nothing else is drawn: first the counties that are served. */
export const countyNames: readonly CountyName[] = [...stateCounties]
  .sort(
    (a, b) =>
      Number(serviceArea.counties.includes(b.properties.name)) -
      Number(serviceArea.counties.includes(a.properties.name)),
  )
  .reduce<{ readonly names: readonly CountyName[]; readonly taken: readonly Box[] }>(
    ({ names, taken }, county) => {
      const { name } = county.properties;
      const place = roomFor(name, geoOf(county), taken);
      if (!place) return { names, taken };
      return {
        names: [...names, { name, ...place }],
        taken: [...taken, around(place, name.length * letterWidth, nameHeight)],
      };
    },
    { names: [], taken: drawn },
  ).names;
