import type { CityLocation } from '@domain/business/cities';
import { geoMercator } from 'd3-geo';

/** The map's units; on a phone one is about a pixel. */
export const mapSize = { width: 360, height: 680 } as const;

const corners = {
  type: 'MultiPoint' as const,
  coordinates: [
    [-112.62, 42.02],
    [-111.2, 39.76],
  ],
};

/** Projects degrees to the map: the area from the first city to the last, with a margin. */
export const mapProjection = geoMercator().fitExtent(
  [
    [0, 0],
    [mapSize.width, mapSize.height],
  ],
  corners,
);

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
