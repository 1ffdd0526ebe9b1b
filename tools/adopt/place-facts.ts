import type { CityLocation, ServiceArea } from '@domain/business/facts';
import { geoContains } from 'd3-geo';
import { countiesOf, geoOf, stateNamed, states } from '@/site/landing/service-area/atlas-shapes';
import { columns, locatorCorner, mapWidth, rowHeight } from '@/site/landing/service-area/map-measures';

/** The names of the states that the map can draw. */
export const stateNames: readonly string[] = states.map(({ properties }) => properties.name).sort();

/** The county that a place lies in, without "County"; undefined for a place outside the state. */
export function countyAt(state: string, latitude: number, longitude: number): string | undefined {
  return countiesOf(stateNamed(state)).find((county) => geoContains(geoOf(county), [longitude, latitude]))
    ?.properties.name;
}

/** The columns of names leave this share of the map's width to the cities, with some room beside them. */
const shareForCities = (columns.right - columns.left - 22) / mapWidth;
const leastHeight = 300;
/** Above the northernmost city is the outline of the state, below the southernmost some room. */
const above = locatorCorner.bottom + 28;
const below = 60;
const mostHeight = 640;

/** Counties, route and the map's frame, from the cities. */
export function serviceAreaOf(cities: readonly CityLocation[], state: string): ServiceArea {
  const latitudes = cities.map(({ latitude }) => latitude);
  const longitudes = cities.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  // A degree of latitude is longer than one of longitude by this factor, on the map too.
  const stretch = 1 / Math.cos((middle.latitude * Math.PI) / 180);
  const labels = Math.ceil(cities.length / 2) * rowHeight + 80;
  const tallest = mostHeight - above - below;
  const degreesWide = Math.max(
    (east - west) / shareForCities,
    (((north - south) * stretch) / tallest) * mapWidth,
    1,
  );
  const pixels = (degrees: number) => (degrees * stretch * mapWidth) / degreesWide;
  const degrees = (height: number) => (height * degreesWide) / mapWidth / stretch;
  const height = Math.max(leastHeight, labels + above, pixels(north - south) + above + below);
  const under = height - above - pixels(north - south);
  const isTall = (north - south) * stretch >= east - west;
  const inOrder = cities.toSorted((a, b) => (isTall ? b.latitude - a.latitude : a.longitude - b.longitude));
  const every = Math.max(1, Math.ceil(inOrder.length / 5));
  const route = inOrder.filter((_, index) => index % every === 0 || index === inOrder.length - 1);
  const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return {
    counties: [...new Set(cities.map(({ county }) => county))],
    cities: cities.map((city) => ({ ...city, referrals: true })),
    route: route.map(({ name, county, latitude, longitude }) => ({ name, county, latitude, longitude })),
    map: {
      north: rounded(north + degrees(above)),
      south: rounded(south - degrees(under)),
      west: rounded(middle.longitude - degreesWide / 2),
      east: rounded(middle.longitude + degreesWide / 2),
    },
    beyond: [`Elsewhere in ${state}`, 'on request'],
  };
}
