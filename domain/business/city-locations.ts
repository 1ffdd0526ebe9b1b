import type { cities } from './cities';

export interface CityLocation {
  readonly name: string;
  /** Degrees north and degrees east of the city's center; western longitudes are negative. */
  readonly latitude: number;
  readonly longitude: number;
  /** The county's name without "County". */
  readonly county: string;
}

type CityName = (typeof cities)[number];

const at = (county: string, latitude: number, longitude: number) => ({ county, latitude, longitude });

const locations: Readonly<Record<CityName, Omit<CityLocation, 'name'>>> = {
  'Salt Lake City': at('Salt Lake', 40.7608, -111.891),
  'West Jordan': at('Salt Lake', 40.6097, -111.9391),
  'West Valley City': at('Salt Lake', 40.6916, -112.0011),
  Provo: at('Utah', 40.2338, -111.6585),
  Orem: at('Utah', 40.2969, -111.6946),
  Sandy: at('Salt Lake', 40.565, -111.839),
  Lehi: at('Utah', 40.3916, -111.8508),
  'American Fork': at('Utah', 40.3769, -111.7958),
  'South Jordan': at('Salt Lake', 40.5622, -111.9297),
  Taylorsville: at('Salt Lake', 40.6677, -111.9388),
  Murray: at('Salt Lake', 40.6669, -111.888),
  Midvale: at('Salt Lake', 40.6111, -111.8999),
  Draper: at('Salt Lake', 40.5247, -111.8638),
  Riverton: at('Salt Lake', 40.5219, -111.9391),
  Herriman: at('Salt Lake', 40.5141, -112.033),
  'Pleasant Grove': at('Utah', 40.3641, -111.7385),
  'Saratoga Springs': at('Utah', 40.3491, -111.9047),
  'Eagle Mountain': at('Utah', 40.3141, -112.0069),
  'Cedar Hills': at('Utah', 40.4141, -111.7585),
  Alpine: at('Utah', 40.4533, -111.778),
  Highland: at('Utah', 40.4255, -111.7957),
  Lindon: at('Utah', 40.3433, -111.7208),
};

/** Coordinates of each city of the service area, in the order of `cities`. */
export const cityLocations: readonly CityLocation[] = Object.entries(locations).map(([name, location]) => ({
  name,
  ...location,
}));

/** Places along the Wasatch Front, from the northern end of the service area to the southern. */
export const serviceRun: readonly CityLocation[] = [
  { name: 'Logan', ...at('Cache', 41.737, -111.8338) },
  { name: 'Ogden', ...at('Weber', 41.223, -111.9738) },
  { name: 'Salt Lake City', ...locations['Salt Lake City'] },
  { name: 'Draper', ...locations.Draper },
  { name: 'Lehi', ...locations.Lehi },
  { name: 'Provo', ...locations.Provo },
  { name: 'Payson', ...at('Utah', 40.0444, -111.7321) },
];
