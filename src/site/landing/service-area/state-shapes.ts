import { business } from '@domain/business/business';
import { feature } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';
import atlas from 'us-atlas/counties-10m.json';

type Named = GeometryObject<{ name: string }> & { properties: { name: string } };

const state = (atlas.objects.states.geometries as Named[]).find(
  ({ properties }) => properties.name === business.state,
);
if (!state) throw new Error(`The atlas has no state ${business.state}: see place.ts`);

/** The state. */
export const stateShape = state;

/** The state's counties, as geometries of the atlas. A county's id begins with its state's. */
export const stateCounties = atlas.objects.counties.geometries.filter(({ id }) =>
  String(id).startsWith(String(state.id)),
) as Named[];

/** A county as GeoJSON. @throws Error for an unknown name. */
export function countyShape(name: string) {
  const county = stateCounties.find(({ properties }) => properties.name === name);
  if (!county) throw new Error(`${business.state} has no ${name} County`);
  return feature(atlas, county);
}
