import { business } from '@domain/business/business';
import { countyInWords } from './county-word';
import { countiesOf, geoOf, stateNamed } from './atlas-shapes';

/** The business's state. */
export const stateShape = stateNamed(business.state);

/** Its counties. */
export const stateCounties = countiesOf(stateShape);

/** A county as GeoJSON. @throws Error for an unknown name. */
export function countyShape(name: string) {
  const county = stateCounties.find(({ properties }) => properties.name === name);
  if (!county) throw new Error(`${business.state} has no ${countyInWords(business.state, name)}`);
  return geoOf(county);
}
