import type { CityLocation } from '@domain/business/facts';
import { serviceArea } from '@domain/business/service-area';
import { geoMercator } from 'd3-geo';
import { mapWidth } from './map-measures';

const { north, south, west, east } = serviceArea.map;
const corners = {
  type: 'MultiPoint' as const,
  coordinates: [
    [west, north],
    [east, south],
  ],
};

const wide = geoMercator().fitWidth(mapWidth, corners);
const heightOf = (latitude: number) => wide([west, latitude])?.[1] ?? 0;

/** The map's units: as high as its frame asks for. */
export const mapSize = {
  width: mapWidth,
  height: Math.round(heightOf(south) - heightOf(north)),
} as const;

/** Projects degrees to the map. */
export const mapProjection = geoMercator().fitSize([mapSize.width, mapSize.height], corners);

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A place's position on the map, to a tenth of a unit. */
export function placeOnMap({ latitude, longitude }: Pick<CityLocation, 'latitude' | 'longitude'>): MapPoint {
  const [x = 0, y = 0] = mapProjection([longitude, latitude]) ?? [];
  return { x: rounded(x), y: rounded(y) };
}
