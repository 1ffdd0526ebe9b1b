import { serviceArea, type CityLocation } from './cities';

const atPlace = (name: string, county: string, latitude: number, longitude: number): CityLocation => ({
  name,
  county,
  latitude,
  longitude,
});

const inServiceArea = (...names: readonly string[]) => serviceArea.filter(({ name }) => names.includes(name));

/** Places along the Wasatch Front, from the northern end of the service area to the southern. */
export const serviceRun: readonly CityLocation[] = [
  atPlace('Logan', 'Cache', 41.737, -111.8338),
  atPlace('Ogden', 'Weber', 41.223, -111.9738),
  ...inServiceArea('Salt Lake City', 'Draper', 'Lehi', 'Provo').sort((a, b) => b.latitude - a.latitude),
  atPlace('Payson', 'Utah', 40.0444, -111.7321),
];
