import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  weekdays,
  type Brand,
  type Hours,
  type Place,
  type Services,
  type ServiceArea,
} from '@domain/business/facts';
import { expect, test } from 'vitest';
import { contrast } from '@domain/brand/contrast';
import { offsetAt } from '@domain/time/zoned-instant';
import { repositoryRoot } from '../backend/stack';
import { businessNames, chosenBusiness } from '../business/chosen-business.mjs';
import { ask } from './ask';
import { folderFiles } from './folder-files';
import { folderName } from './folder-name';
import { inventedAnswers } from './invented-answers';
import type { Typed } from './kept-answers';
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
  'Columbus, 39.9612, -82.9988',
  'Dublin, 40.0992, -83.1141',
  'Gahanna, 40.0192, -82.8793',
  '',
  'Sewer Scope, $175, 24 hours, The whole line on video.',
  'Sewer scope, 185, 24 hours, The same again.',
  'Repair Check, 95, 24 hours, The repaired section again.',
  '',
  'Repair Report',
  'repair check',
  'Repair Check',
  '',
  'Sunday',
  'Someday',
  'Thursday',
  '08:30',
  '10:00',
  '18:30',
  '',
  '1',
  '0',
  '3',
  '',
  '614-555-0150',
  'hello@hills.example',
  '',
  '',
  'hills.example',
  'https://hills.example/',
  '',
  '',
  'PO Box 12, Columbus, OH 43215',
  'Franklin',
  'Franklin County',
  '6',
  '0',
  'blue',
  '#CCDDEE',
  '#2F4F6F',
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
    'The map has that outside Ohio. Western longitudes begin with a minus. For a place by the water, enter a point a little inland.',
    'Enter at least 2.',
    'Columbus is in the list already.',
    'Sewer scope is in the list already.',
    'Enter Sewer Scope or Repair Check, or nothing.',
    'Repair Check checks repairs already.',
    'Enter a day, such as Friday.',
    'Enter a time at least four hours after you open: windows take two.',
    'Enter a whole number from 1 to 168.',
    'Enter an address that begins with https://.',
    'Enter it with "County", such as Lake County. A city of its own ends with "City".',
    'Enter a color such as #1F5F8B.',
    expect.stringMatching(
      /^Text in #CCDDEE is too pale to read on a light page\. Enter a darker color, such as #[0-9A-F]{6}\.$/,
    ),
    'Enter one of Bricolage Grotesque, Figtree, Archivo, Source Serif 4.',
  ]);
  expect(answers).toMatchObject({
    shortName: 'Rolling Hills Sewer',
    where: 'in Ohio',
    officeEmail: 'hello@hills.example',
    siteUrl: 'https://hills.example',
    repairService: 'Repair Check',
    yearlyService: null,
    blogUrl: null,
    reviewUrl: null,
    postalAddress: 'PO Box 12, Columbus, OH 43215',
    claimYears: null,
    confirmationHours: 4,
    contactHours: 1,
    emailReplyHours: 3,
    reportHours: 24,
  });
});

test.each([
  ['Ohio', 39.9612, -82.9988, 'Franklin County', 'County'],
  ['Louisiana', 30.3583, -90.0656, 'St. Tammany Parish', 'Parish'],
  ['Alaska', 61.58, -149.44, 'Matanuska-Susitna Borough', 'Borough'],
  ['Maryland', 39.3, -76.61, 'Baltimore City', 'County'],
])('in %s at %d, %d the courts offered are those of %s', (state, latitude, longitude, offered, word) => {
  const question = questions.find(({ key }) => key === 'county');
  expect(question?.usual?.({ state, cities: [{ name: 'Example', latitude, longitude }] })).toBe(offered);
  expect(question?.read(offered, { state })).toBe(offered);
  expect(() => question?.read('Lake', { state })).toThrow(`Enter it with "${word}", such as Lake ${word}.`);
});

// With the business that `npm run adopt:check` has written of them, its name is taken.
const written = businessNames().includes(folderName(inventedAnswers[0] ?? ''));

test.skipIf(written)(
  'the invented answers are those of every question, in a time zone that no example has',
  async () => {
    const { answers, said, left } = await answered(inventedAnswers);
    expect([said, left]).toEqual([[], []]);
    const zones = await Promise.all(
      businessNames().map(async (name) => {
        const file = pathToFileURL(path.join(repositoryRoot, 'businesses', name, 'place.ts')).href;
        const { place } = (await import(/* @vite-ignore */ file)) as { place: Place };
        return offsetAt(place.timeZone, new Date('2026-07-01'));
      }),
    );
    expect(zones).not.toContain(offsetAt(answers.timeZone, new Date('2026-07-01')));
  },
);

test('input that ends early is an error', async () => {
  await expect(answered(typed.slice(0, 9))).rejects.toThrow('The input ended before the last question.');
});

test('answers are kept as they are given, and those kept are not asked again', async () => {
  const { answers } = await answered(typed);
  for (const stopAt of [1, 10, 14, 17, 20, 30]) {
    let kept: Typed = {};
    const until = typed.slice(0, stopAt);
    const keep = (all: Typed) => (kept = structuredClone(all));
    const nothing = { typed: {}, keep, show: () => undefined };
    const first = ask(
      questions,
      () => Promise.resolve(until.shift() ?? null),
      () => undefined,
      nothing,
    );
    await expect(first).rejects.toThrow('The input ended');

    const shown: string[] = [];
    const left = typed.slice(stopAt);
    const again = await ask(
      questions,
      () => Promise.resolve(left.shift() ?? null),
      () => undefined,
      { typed: kept, keep, show: (question, answer) => shown.push(`${question}: ${answer}`) },
    );
    expect(again).toEqual(answers);
    expect(shown[0]).toBe('Name of the business: Rolling Hills Sewer Scopes');
    expect(Object.keys(kept)).toEqual(questions.map(({ key }) => key));
  }
});

test('a kept answer that is no longer accepted is asked again', async () => {
  const { answers } = await answered(typed);
  const said: string[] = [];
  const left = [...typed];
  const again = await ask(
    questions,
    () => Promise.resolve(left.shift() ?? null),
    (each) => said.push(each),
    { typed: { name: ['  ', ''] }, keep: () => undefined, show: () => undefined },
  );
  expect(again).toEqual(answers);
  expect(said[0]).toBe('Enter a name with letters.');
});

/** Asks with a log of every prompt; `lines` may contain `<` and `>`. */
async function walked(lines: readonly string[], keep: (typed: Typed) => void = () => undefined) {
  const left = [...lines];
  const prompts: string[] = [];
  const said: string[] = [];
  const answers = await ask(
    questions,
    (question) => {
      prompts.push(question);
      return Promise.resolve(left.shift() ?? null);
    },
    (each) => said.push(each),
    { typed: {}, keep, show: () => undefined },
  );
  return { answers, prompts, said, left };
}

test('< goes back to the answer before, which a new one replaces', async () => {
  const { answers } = await answered(typed);
  const lines = ['Rolling Hils', '<', ...typed.slice(0, 2), 'Texas', '<', ...typed.slice(2)];
  const again = await walked(lines);
  expect(again.answers).toEqual(answers);
  expect(again.left).toEqual([]);
  expect(again.prompts.slice(1, 4)).toEqual([
    'Short name, for narrow places [Rolling Hils]',
    'Name of the business (> for Rolling Hils)',
    'Short name, for narrow places [Rolling Hills Sewer]',
  ]);
  expect(again.prompts).toContain('State (> for Texas)');
});

test('> leaves an answer that was gone back to, in lists too', async () => {
  const { answers } = await answered(typed);
  const atServices = typed.indexOf('Gahanna, 40.0192, -82.8793') + 2;
  const before = typed.slice(0, atServices);
  const rest = typed.slice(atServices);

  const unchanged = await walked([...before, '<', '<', '<', '>', '>', '>', ...rest]);
  expect(unchanged.answers).toEqual(answers);
  expect(unchanged.left).toEqual([]);
  const city =
    'A city: name, degrees north, degrees east, such as Springfield, 39.7990, -89.6440 (empty to end)';
  const from = before.length;
  expect(unchanged.prompts.slice(from + 1, from + 6)).toEqual([
    city,
    `${city} (> for Gahanna, 40.0192, -82.8793)`,
    `${city} (> for Dublin, 40.0992, -83.1141)`,
    `${city} (> for Gahanna, 40.0192, -82.8793)`,
    city,
  ]);

  const replaced = await walked([...before, '<', '<', '<', 'Bexley, 39.9690, -82.9377', '>', '>', ...rest]);
  expect(replaced.answers.cities.map(({ name }) => name)).toEqual(['Columbus', 'Bexley', 'Gahanna']);
  const added = await walked([...before, '<', 'Bexley, 39.9690, -82.9377', '', ...rest]);
  expect(added.answers.cities.map(({ name }) => name)).toEqual(['Columbus', 'Dublin', 'Gahanna', 'Bexley']);
  const removed = await walked([...before, '<', '<', '', ...rest]);
  expect(removed.answers.cities.map(({ name }) => name)).toEqual(['Columbus', 'Dublin']);
  expect([replaced, added, removed].map(({ left }) => left)).toEqual([[], [], []]);
});

test('< and > where there is no answer to go to are said, and nothing changes', async () => {
  const { answers } = await answered(typed);
  const again = await walked(['<', '>', ...typed]);
  expect(again.answers).toEqual(answers);
  expect(again.said.slice(0, 2)).toEqual([
    'This is the first question.',
    'You have not answered this question yet.',
  ]);
});

test('an answer gone back to that no longer fits is asked again', async () => {
  const { answers } = await answered(typed);
  const closes = typed.indexOf('18:30') + 1;
  const lines = [
    ...typed.slice(0, closes),
    '<',
    '<',
    '15:00',
    '>',
    '<',
    '08:30',
    '18:30',
    ...typed.slice(closes),
  ];
  const again = await walked(lines);
  expect(again.answers).toEqual(answers);
  expect(again.left).toEqual([]);
  expect(again.said).toContain('Enter a time at least four hours after you open: windows take two.');
});

test('going back loses none of the answers that are kept', async () => {
  const { answers } = await answered(typed);
  const atServices = typed.indexOf('Gahanna, 40.0192, -82.8793') + 2;
  let kept: Typed = {};
  const until = [...typed.slice(0, atServices), ...Array<string>(10).fill('<'), 'Rolling', '>'];
  await expect(walked(until, (all) => (kept = structuredClone(all)))).rejects.toThrow('The input ended');

  const left = typed.slice(atServices);
  const again = await ask(
    questions,
    () => Promise.resolve(left.shift() ?? null),
    () => undefined,
    { typed: kept, keep: () => undefined, show: () => undefined },
  );
  expect(again).toEqual({ ...answers, shortName: 'Rolling' });
});

test('a blog and a review page are written into the folder, with an address or as none', async () => {
  const contactOf = async (blog: string, reviews: string) => {
    const site = typed.indexOf('https://hills.example/');
    const { answers, left } = await answered(typed.with(site + 1, blog).with(site + 2, reviews));
    expect(left).toEqual([]);
    return (await folderFiles(answers, '2026-11-28'))['contact.ts'];
  };
  const both = await contactOf('https://notes.hills.example/', 'https://stars.example/hills');
  expect(both).toContain("blogUrl: 'https://notes.hills.example',");
  expect(both).toContain("reviewUrl: 'https://stars.example/hills',");
  const none = await contactOf('', '');
  expect(none).toContain('blogUrl: null,');
  expect(none).toContain('reviewUrl: null,');
});

test('a postal address is written into the folder, and may be left for later', async () => {
  const contactOf = async (given: string) => {
    const place = typed.indexOf('PO Box 12, Columbus, OH 43215');
    const { answers } = await answered(typed.with(place, given));
    return (await folderFiles(answers, '2026-11-28'))['contact.ts'];
  };
  expect(await contactOf('1 Elm St, Dublin, OH 43017')).toContain(
    "postalAddress: '1 Elm St, Dublin, OH 43017',",
  );
  expect(await contactOf('')).toContain("postalAddress: '',");
});

test('a name whose folder exists is refused at once', async () => {
  const { said } = await answered([chosenBusiness().name.replaceAll('-', ' '), ...typed]);
  expect(said[0]).toMatch(/^businesses\/[\w-]+\/ exists already\. Enter another name/);
});

test.each([
  ['Monday', 'Sunday', 7, []],
  ['Wednesday', 'Tuesday', 7, []],
  ['Saturday', 'Saturday', 1, ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Tuesday', 'Saturday', 5, ['Sunday', 'Monday']],
])('from %s to %s are %i days', async (firstDay, lastDay, open, closed) => {
  const { answers } = await answered(typed);
  const files = await folderFiles({ ...answers, firstDay, lastDay }, '2026-11-28');
  const days = (source = '') => weekdays.filter((day) => source.includes(`'${day}'`)).length;
  const [opening, rest = ''] = (files['hours.ts'] ?? '').split('closed:');
  expect(days(opening)).toBe(open);
  expect([...rest.matchAll(/'(\w+day)'/g)].map(([, day]) => day)).toEqual(closed);
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
      catalog: [
        { title: 'Sewer Scope', price: 175 },
        { title: 'Repair Check', price: 95, compares: 'repair' },
      ],
    });
    const { hours } = await read<{ hours: Hours }>('hours.ts');
    expect(hours.opening).toEqual([
      {
        days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '08:30',
        closes: '18:30',
      },
    ]);
    expect(hours.closed[0]?.days).toEqual(['Friday', 'Saturday']);
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

test('apostrophes are curly, and a short name ends with a whole word', async () => {
  const lines = [...typed];
  lines[0] = "Saint Example's Sewer Cam";
  const { answers } = await answered(lines);
  expect(answers).toMatchObject({ name: 'Saint Example’s Sewer Cam', shortName: 'Saint Example’s' });
  expect(countyAt('Maryland', 38.9426, -76.7302)).toBe('Prince George’s');
});

test('a folder’s name is what a path can hold', () => {
  expect(folderName('  Zoë’s Scopes, LLC ')).toBe('zoes-scopes-llc');
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
