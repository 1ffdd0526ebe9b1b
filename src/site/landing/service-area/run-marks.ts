import { serviceArea } from '@domain/business/service-area';
import { geoDistance, geoInterpolate } from 'd3-geo';
import { mapSize, placeOnMap, type MapPoint } from './projection';

const earthRadiusMiles = 3958.8;

type Degrees = [longitude: number, latitude: number];

const { route } = serviceArea;
const stops = route.map(({ longitude, latitude }): Degrees => [longitude, latitude]);

interface Leg {
  readonly at: (share: number) => Degrees;
  /** Miles from the first city. */
  readonly from: number;
  readonly miles: number;
}

const legs = stops.slice(1).reduce<Leg[]>((before, to, index) => {
  const start = stops[index] ?? to;
  const last = before.at(-1);
  const from = last ? last.from + last.miles : 0;
  return [
    ...before,
    { at: geoInterpolate(start, to), from, miles: geoDistance(start, to) * earthRadiusMiles },
  ];
}, []);

const lastLeg = legs.at(-1);

/** The length of the route, in straight lines from city to city. */
export const runMiles = lastLeg ? lastLeg.from + lastLeg.miles : 0;

/** The route on the map. */
export const runPoints: readonly MapPoint[] = route.map(placeOnMap);

/** The first and the last place of the route, with the side of its name; without those that the map names as cities. */
export const runEnds = [route[0], route.at(-1)]
  .filter((place) => place !== undefined)
  .map((place) => {
    const point = placeOnMap(place);
    const side: 'left' | 'right' = point.x > mapSize.width / 2 + 60 ? 'left' : 'right';
    const isCity = serviceArea.cities.some(({ name }) => name === place.name);
    return { name: isCity ? '' : place.name, side, ...point };
  });

/** A mark every so many miles along the route, without its ends. */
export function runMarks(everyMiles: number): MapPoint[] {
  const marks: MapPoint[] = [];
  for (let miles = everyMiles; miles < runMiles; miles += everyMiles) {
    const leg = legs.findLast(({ from }) => from <= miles);
    if (!leg) continue;
    const [longitude, latitude] = leg.at((miles - leg.from) / leg.miles);
    marks.push(placeOnMap({ latitude, longitude }));
  }
  return marks;
}
