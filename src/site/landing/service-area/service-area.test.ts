import { business } from '@domain/business/business';
import { cities } from '@domain/business/cities';
import type { CityLocation } from '@domain/business/facts';
import { serviceArea } from '@domain/business/service-area';
import { describe, expect, it } from 'vitest';
import { cityLabels } from './city-labels';
import { countyNames } from './county-names';
import { countyInWords } from './county-word';
import { linesCross } from './lines-cross';
import { columns, locatorCorner, rowHeight } from './map-measures';
import { mapSize, placeOnMap } from './projection';
import { refuseOutside } from './refuse-outside';
import { runMarks, runMiles } from './run-marks';

const places = [...serviceArea.cities, ...serviceArea.route];

describe('the cities', () => {
  it.each(places)('$name is in a county that is served', ({ county }) => {
    expect(serviceArea.counties).toContain(county);
  });

  it('are refused outside their county, with the place to correct', () => {
    expect(() => refuseOutside(places)).not.toThrow();
    const [city] = serviceArea.cities;
    const moved = { ...city, latitude: -Number(city?.latitude) } as CityLocation;
    expect(() => refuseOutside([...places, moved])).toThrow(
      `${moved.name} at ${moved.latitude}, ${moved.longitude} is outside ${countyInWords(business.state, moved.county)}, ${business.state}: correct it in service-area.ts`,
    );
  });

  it('are within the map', () => {
    const outside = places.filter((city) => {
      const { x, y } = placeOnMap(city);
      return x <= 0 || x >= mapSize.width || y <= 0 || y >= mapSize.height;
    });
    expect(outside).toEqual([]);
  });
});

describe('the route', () => {
  it('has a mark every 10 miles, and none at its ends', () => {
    expect(runMiles).toBeGreaterThan(10);
    expect(runMarks(10)).toHaveLength(Math.ceil(runMiles / 10) - 1);
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

  it('have their cities between the two columns', () => {
    const beside = cityLabels.filter(({ point }) => point.x < columns.left || point.x > columns.right);
    expect(beside.map(({ name }) => name)).toEqual([]);
  });

  it.each(['left', 'right'] as const)('do not overlap on the %s', (side) => {
    const rows = cityLabels.filter((label) => label.side === side).map(({ label }) => label.y);
    const distances = rows.slice(1).map((row, index) => row - (rows[index] ?? 0));
    expect(rows.length).toBeGreaterThan(0);
    expect(distances.filter((distance) => distance < rowHeight - 1)).toEqual([]);
    expect(Math.min(...rows)).toBeGreaterThan(rowHeight / 2);
    expect(Math.max(...rows)).toBeLessThan(mapSize.height - rowHeight / 2);
  });

  it('leave the corner with the outline of the state free', () => {
    const tops = cityLabels.filter(({ side }) => side === 'left').map(({ label }) => label.y - rowHeight / 2);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(locatorCorner.bottom);
  });

  it('have leader lines that do not cross', () => {
    const crossings = cityLabels.flatMap((a, index) =>
      cityLabels.slice(index + 1).flatMap((b) => (linesCross(a, b) ? [`${a.name} and ${b.name}`] : [])),
    );
    expect(crossings).toEqual([]);
  });
});

describe('the county names on the map', () => {
  it('are several, each once', () => {
    expect(countyNames.length).toBeGreaterThan(2);
    expect(new Set(countyNames.map(({ name }) => name)).size).toBe(countyNames.length);
  });
});
