import { cities, serviceArea } from '@domain/business/cities';
import { serviceRun } from '@domain/business/city-locations';
import { geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { cityLabels, rowHeight } from './city-labels';
import { servedCounties } from './county-paths';
import { linesCross } from './lines-cross';
import { mapSize, placeOnMap } from './projection';
import { runMarks, runMiles } from './run-marks';
import { countyShape } from './utah';

describe('the cities', () => {
  it.each([...serviceArea, ...serviceRun])('$name is in $county County, which is served', (city) => {
    expect(geoContains(countyShape(city.county), [city.longitude, city.latitude])).toBe(true);
    expect(servedCounties).toContain(city.county);
  });

  it('are within the map', () => {
    const inside = [...serviceArea, ...serviceRun].filter((city) => {
      const { x, y } = placeOnMap(city);
      return x > 0 && x < mapSize.width && y > 0 && y < mapSize.height;
    });
    expect(inside).toHaveLength(serviceArea.length + serviceRun.length);
  });
});

describe('the route', () => {
  it('goes south all the way, from Logan to Payson', () => {
    expect([serviceRun[0]?.name, serviceRun.at(-1)?.name]).toEqual(['Logan', 'Payson']);
    const latitudes = serviceRun.map(({ latitude }) => latitude);
    expect(latitudes).toEqual(latitudes.toSorted((a, b) => b - a));
  });

  it('is as long as the distance between its ends, with a mark every 10 miles', () => {
    expect(runMiles).toBeGreaterThan(117);
    expect(runMiles).toBeLessThan(130);
    expect(runMarks(10)).toHaveLength(12);
  });
});

describe('the city names on the map', () => {
  it('are checked for crossing leader lines', () => {
    const line = (from: number, to: number) => ({ point: { x: 0, y: from }, label: { x: 10, y: to } });
    expect(linesCross(line(0, 10), line(10, 0))).toBe(true);
    expect(linesCross(line(0, 0), line(10, 10))).toBe(false);
  });

  it('exist for every city', () => {
    expect(cityLabels.map(({ name }) => name).sort()).toEqual([...cities].sort());
  });

  it.each(['left', 'right'] as const)('do not overlap on the %s', (side) => {
    const rows = cityLabels.filter((label) => label.side === side).map(({ label }) => label.y);
    const distances = rows.slice(1).map((row, index) => row - (rows[index] ?? 0));
    expect(distances.length).toBeGreaterThan(5);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(rowHeight - 1);
  });

  it('have leader lines that do not cross', () => {
    const crossings = cityLabels.flatMap((a, index) =>
      cityLabels.slice(index + 1).flatMap((b) => (linesCross(a, b) ? [`${a.name} and ${b.name}`] : [])),
    );
    expect(crossings).toEqual([]);
  });
});
