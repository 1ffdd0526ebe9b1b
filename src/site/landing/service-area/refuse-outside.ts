import { business } from '@domain/business/business';
import type { CityLocation } from '@domain/business/facts';
import { geoContains } from 'd3-geo';
import { countyShape } from './state-shapes';

/** @throws Error for a place outside its county, which ends the build: the map would show it elsewhere. */
export function refuseOutside(places: readonly CityLocation[]): void {
  for (const { name, county, latitude, longitude } of places) {
    if (!geoContains(countyShape(county), [longitude, latitude])) {
      throw new Error(
        `${name} at ${latitude}, ${longitude} is outside ${county} County, ${business.state}: correct it in service-area.ts`,
      );
    }
  }
}
