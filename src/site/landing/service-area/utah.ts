import { feature } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';
import atlas from 'us-atlas/counties-10m.json';

const stateCode = '49';

/** The state's counties, as geometries of the atlas. */
export const utahCounties = atlas.objects.counties.geometries.filter(({ id }) =>
  String(id).startsWith(stateCode),
) as (GeometryObject<{ name: string }> & { properties: { name: string } })[];

export const utahState = atlas.objects.states.geometries.find(({ id }) => id === stateCode);

/** A county as GeoJSON. @throws Error for an unknown name. */
export function countyShape(name: string) {
  const county = utahCounties.find(({ properties }) => properties.name === name);
  if (!county) throw new Error(`Utah has no ${name} County`);
  return feature(atlas, county);
}
