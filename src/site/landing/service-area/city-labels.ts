import { serviceArea } from '@domain/business/service-area';
import { builtSettings } from '@domain/settings/built-settings';
import { linesCross } from './lines-cross';
import { columns, rowHeight } from './map-measures';
import { placeOnMap, type MapPoint } from './projection';
import { spreadRows } from './spread-rows';

export interface CityLabel {
  readonly name: string;
  readonly point: MapPoint;
  /** Where the name is written; vertically the middle of its line of text. */
  readonly label: MapPoint;
  readonly side: 'left' | 'right';
}

const { cities: served } = builtSettings.area;

/** Those that the owner took off the list aren't drawn; the map has no place for those that were added. */
const cities = serviceArea.cities
  .filter(({ name }) => served.includes(name))
  .map((city) => ({ name: city.name, point: placeOnMap(city) }))
  .sort((a, b) => a.point.x - b.point.x);

function column(side: 'left' | 'right', members: typeof cities): CityLabel[] {
  const inOrder = members.toSorted((a, b) => a.point.y - b.point.y);
  const rows = spreadRows(
    inOrder.map(({ point }) => point.y),
    rowHeight,
  );
  const labels = inOrder.map((city, index) => ({
    ...city,
    side,
    label: { x: columns[side], y: Math.round(rows[index] ?? city.point.y) },
  }));
  return uncrossed(labels);
}

/** Swaps neighboring labels whose leader lines cross. Each swap shortens the lines, so it terminates. */
function uncrossed(labels: readonly CityLabel[]): CityLabel[] {
  const index = labels.findIndex((label, at) => {
    const next = labels[at + 1];
    return next !== undefined && linesCross(label, next);
  });
  const [upper, lower] = [labels[index], labels[index + 1]];
  if (!upper || !lower) return [...labels];
  const swapped = [
    { ...lower, label: upper.label },
    { ...upper, label: lower.label },
  ];
  return uncrossed(labels.toSpliced(index, 2, ...swapped));
}

const half = Math.ceil(cities.length / 2);

/** The cities, with their names in two columns: the western half on the left, the eastern on the right. */
export const cityLabels: readonly CityLabel[] = [
  ...column('left', cities.slice(0, half)),
  ...column('right', cities.slice(half)),
];
