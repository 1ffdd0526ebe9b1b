import { serviceRun } from '@domain/business/city-locations';
import { geoDistance, geoInterpolate } from 'd3-geo';
import { placeOnMap, type MapPoint } from './projection';

const earthRadiusMiles = 3958.8;

type Degrees = [longitude: number, latitude: number];

const stops = serviceRun.map(({ longitude, latitude }): Degrees => [longitude, latitude]);

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
export const runPoints: readonly MapPoint[] = serviceRun.map(placeOnMap);

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
