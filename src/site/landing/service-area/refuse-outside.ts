import { business } from '@domain/business/business';
import type { CityLocation } from '@domain/business/facts';
import { geoContains } from 'd3-geo';
import { countyInWords } from './county-word';
import { countyShape } from './state-shapes';

/** @throws Error for a place outside its county, which ends the build: the map would show it elsewhere. */
export function refuseOutside(places: readonly CityLocation[]): void {
  for (const { name, county, latitude, longitude } of places) {
    if (!geoContains(countyShape(county), [longitude, latitude])) {
      throw new Error(
        `${name} at ${latitude}, ${longitude} is outside ${countyInWords(business.state, county)}, ${business.state}: correct it in service-area.ts`,
      );
    }
  }
}
