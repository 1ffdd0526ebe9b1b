import { curly } from '@domain/text/curly';
import { feature } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';
import atlas from 'us-atlas/counties-10m.json';

export type AtlasShape = GeometryObject<{ name: string }> & { properties: { name: string } };

/** The states, as geometries of the atlas. */
export const states = atlas.objects.states.geometries as AtlasShape[];

/** @throws Error for an unknown name. */
export function stateNamed(name: string): AtlasShape {
  const state = states.find(({ properties }) => properties.name === name);
  if (!state) throw new Error(`The atlas has no state ${name}: see place.ts`);
  return state;
}

/** The counties of a state, each with a name of its own. A county's id begins with its state's. */
export function countiesOf({ id }: AtlasShape): AtlasShape[] {
  const counties = (atlas.objects.counties.geometries as AtlasShape[]).filter((county) =>
    String(county.id).startsWith(String(id)),
  );
  return counties.map((county) => {
    const { name } = county.properties;
    const isShared = counties.some((other) => other !== county && other.properties.name === name);
    // Of two that share a name, such as Baltimore, one is a city of its own: their numbers begin at 510.
    const isCity = isShared && Number(String(county.id).slice(-3)) >= 510;
    return { ...county, properties: { name: curly(isCity ? `${name} City` : name) } };
  });
}

/** A geometry of the atlas as GeoJSON. */
export const geoOf = (shape: AtlasShape) => feature(atlas, shape);
