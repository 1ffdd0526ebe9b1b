import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand, Hours, Place, Services, ServiceArea } from '@domain/business/facts';
import { expect, test } from 'vitest';
import { contrast } from '@domain/brand/contrast';
import { ask } from './ask';
import { folderFiles, folderName } from './folder-files';
import { paletteFrom, unreadable } from './palette';
import { countyAt, serviceAreaOf } from './place-facts';
import { questions } from './questions';

const typed = [
  'Rolling Hills Sewer Scopes',
  '',
  'Narnia',
  'Ohio',
  'oh',
  'OH',
  'America/New_York',
  '',
  'Columbus and its suburbs',
  'Columbus, 39.9612',
  'Columbus, 39.9612, 82.9988',
  'Columbus, 39.9612, -82.9988',
  '',
  'Dublin, 40.0992, -83.1141',
  'Gahanna, 40.0192, -82.8793',
  '',
  'Sewer Scope, 175, 24 hours, The whole line on video.',
  '',
  'Tuesday',
  'Monday',
  'Saturday',
  '08:30',
  '10:00',
  '18:30',
  '',
  '614-555-0150',
  'hello@hills.example',
  '',
  '',
  'hills.example',
  'https://hills.example/',
  '',
  '',
  'Franklin County',
  '6',
  '0',
  '#CCDDEE',
  '',
  'Comic Sans',
  'source serif 4',
  '',
];

async function answered(lines: readonly string[]) {
  const left = [...lines];
  const said: string[] = [];
  const answers = await ask(
    questions,
    () => Promise.resolve(left.shift() ?? null),
    (each) => said.push(each),
  );
  return { answers, said, left };
}

test('each bad answer is refused with a sentence, and the question is asked again', async () => {
  const { answers, said, left } = await answered(typed);
  expect(left).toEqual([]);
  expect(said).toEqual([
    'Enter the name of a state, such as Ohio.',
    'Enter two capital letters, such as OH.',
    'Enter a name, degrees north and degrees east, such as: Springfield, 39.7990, -89.6440',
    'That is outside Ohio. Western longitudes begin with a minus.',
    'Enter at least 2.',
    'Enter Tuesday or a later day of the week.',
    'Enter a time at least four hours after you open: windows take two.',
    'Enter an address that begins with https://.',
    'Enter one of Bricolage Grotesque, Figtree, Archivo, Source Serif 4.',
  ]);
  expect(answers).toMatchObject({
    shortName: 'Rolling Hills Sewer',
    where: 'in Ohio',
    officeEmail: 'hello@hills.example',
    siteUrl: 'https://hills.example',
    blogUrl: 'https://hills.example',
    claimYears: null,
    reportHours: 24,
  });
});

test('input that ends early is an error', async () => {
  await expect(answered(typed.slice(0, 9))).rejects.toThrow('The input ended before the last question.');
});

test('the folder’s files hold the answers', async () => {
  const { answers } = await answered(typed);
  const files = await folderFiles(answers, '2026-11-28');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'adopted-'));
  try {
    const read = async <Facts>(file: string): Promise<Facts> => {
      const target = path.join(folder, file);
      writeFileSync(target, files[file] ?? '');
      return (await import(/* @vite-ignore */ pathToFileURL(target).href)) as Facts;
    };
    const { place } = await read<{ place: Place }>('place.ts');
    expect(place).toMatchObject({ state: 'Ohio', stateCode: 'OH', extent: 'Dublin to Gahanna' });
    const { services } = await read<{ services: Services }>('services.ts');
    expect(services).toMatchObject({
      standard: 'sewer-scope',
      catalog: [{ title: 'Sewer Scope', price: 175 }],
    });
    const { hours } = await read<{ hours: Hours }>('hours.ts');
    expect(hours.opening).toEqual([
      { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '08:30', closes: '18:30' },
    ]);
    expect(hours.closed[0]?.days).toEqual(['Monday', 'Sunday']);
    const { serviceArea } = await read<{ serviceArea: ServiceArea }>('service-area.ts');
    expect(serviceArea.counties).toEqual(['Franklin']);
    expect(files['rewards.ts']).toContain("offered: { agent: false, 'home-inspector': false }");
    const { brand } = await read<{ brand: Brand }>('brand.ts');
    expect(brand.fonts).toEqual({ heading: 'Source Serif 4', text: 'system' });
    expect(files['icon.svg']).toMatch(/^<svg /);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a folder’s name is what a path can hold', () => {
  expect(folderName('  Zoë’s Scopes, LLC ')).toBe('zoe-s-scopes-llc');
});

test.each(['#FFFF00', '#000000', '#FFFFFF', '#808080', '#CCDDEE', '#FF0000'])(
  'whatever the colors are, every text can be read: %s',
  (color) => {
    expect(unreadable(paletteFrom(color, '#00FFAA'))).toEqual([]);
  },
);

test('a palette that can’t be read is named', () => {
  const brand = paletteFrom('#1F5F8B', '#2E6B4F');
  const pale = { ...brand, light: { ...brand.light, muted: '#CCCCCC' } };
  expect(unreadable(pale)).toEqual([
    expect.stringMatching(/^light: muted on ground has 1\.\d\d of 4\.5$/),
    expect.stringMatching(/^light: muted on raised has 1\.\d\d of 4\.5$/),
    expect.stringMatching(/^light: muted on band has 1\.\d\d of 4\.5$/),
  ]);
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
});

test('the map’s frame keeps the cities between the columns of names', () => {
  expect(countyAt('Ohio', 39.9612, -82.9988)).toBe('Franklin');
  expect(countyAt('Ohio', 43.6, -116.2)).toBeUndefined();
  const at = (name: string, latitude: number, longitude: number) => ({
    name,
    latitude,
    longitude,
    county: 'Franklin',
  });
  for (const cities of [
    [at('West', 40, -84), at('East', 40.01, -82)],
    [at('North', 41.5, -83), at('South', 39, -83.01)],
    [at('One', 40, -83), at('Next', 40.001, -83.001)],
  ]) {
    const { map } = serviceAreaOf(cities, 'Ohio');
    for (const { longitude, latitude } of cities) {
      const share = (longitude - map.west) / (map.east - map.west);
      expect(share).toBeGreaterThan(124 / 360);
      expect(share).toBeLessThan(256 / 360);
      expect(latitude).toBeLessThan(map.north);
      expect(latitude).toBeGreaterThan(map.south);
    }
  }
});
