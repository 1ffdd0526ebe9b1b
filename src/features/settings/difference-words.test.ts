import { expect, it, test } from 'vitest';
import { factoryFindings } from '@domain/finding-library/factory-findings';
import { factorySettings } from '@domain/settings/factory-settings';
import type { RewardOption, ServiceSettings, Settings } from '@domain/settings/settings';
import { differenceWords } from './difference-words';
import { touchedByBoth } from './touched-by-both';

const [first, second, ...others] = factorySettings.services.catalog;
if (!first || !second) throw new Error('the business has fewer than two services');

const withCatalog = (...catalog: ServiceSettings[]): Settings => ({
  ...factorySettings,
  services: { ...factorySettings.services, catalog },
});
const withFirst = (changes: Partial<ServiceSettings>) =>
  withCatalog({ ...first, ...changes }, second, ...others);

const wordsOf = (before: Settings, after: Settings) =>
  differenceWords(before, after).map(({ name, before: old, after: next }) => `${name}: ${old} -> ${next}`);

const plain = withFirst({ title: 'Look', price: 10, minutes: 60, features: ['Film'], active: true });
const look = plain.services.catalog[0] ?? first;

test.each<[string, Partial<ServiceSettings>, string]>([
  ['a price', { price: 1250.5 }, 'Look: price: $10 -> $1,250.50'],
  ['a figure that is not one yet', { price: NaN }, 'Look: price: $10 -> not a number yet'],
  ['a length', { minutes: 75 }, 'Look: length: 60 minutes -> 75 minutes'],
  ['a title', { title: 'Deep Look' }, 'Deep Look: title: Look -> Deep Look'],
  ['features', { features: ['Film', 'Photos'] }, 'Look: features: Film -> Film, Photos'],
  ['no features', { features: [] }, 'Look: features: Film -> none'],
  ['retiring', { active: false }, 'Look: offered: yes -> no'],
])('%s', (_what, changes, words) => {
  expect(wordsOf(plain, withCatalog({ ...look, ...changes }, second, ...others))).toEqual([words]);
});

it('names a new service, and the order', () => {
  const added = { ...look, id: 'added', title: 'Added' };
  const words = wordsOf(withCatalog(look, second), withCatalog(second, look, added));
  expect(words).toEqual([
    'Added: none -> offered for $10',
    `Order of services: Look, ${second.title} -> ${second.title}, Look`,
  ]);
});

it('names contact and promises, and leaves out what follows from a title', () => {
  const { promises } = factorySettings;
  const contact = { ...factorySettings.contact, reviewUrl: 'https://reviews.example' };
  const before = { ...factorySettings, contact, promises: { ...promises, reportHours: 2 } };
  const after: Settings = {
    ...factorySettings,
    services: withFirst({ formerTitles: ['Once'] }).services,
    contact: {
      ...contact,
      phone: '+15552010199',
      reviewUrl: null,
      social: [{ name: 'A', url: 'https://a.example' }],
    },
    promises: { ...promises, reportHours: 1 },
  };
  const words = wordsOf(before, after);
  expect(words.map((line) => line.split(':')[0])).toEqual([
    'Phone',
    'Review link',
    'Social pages',
    'Report within',
  ]);
  expect(words[0]).toMatch(/-> \(555\) 201-0199$/);
  expect(words[1]).toMatch(/-> none$/);
  expect(words[2]).toMatch(/-> A \(https:\/\/a\.example\)$/);
  expect(words[3]).toBe('Report within: 2 hours -> 1 hour');
});

it('names rewards by their labels, and months', () => {
  const { rewards } = factorySettings;
  const [option] = rewards.options;
  if (!option) throw new Error('the business has no rewards');
  const plainOption: RewardOption = { ...option, label: 'Card', months: [] };
  const withOptions = (...options: RewardOption[]): Settings => ({
    ...factorySettings,
    rewards: { ...rewards, amount: 35, processingHours: 48, disclosed: true, options },
  });
  const before = withOptions(plainOption);
  expect(wordsOf(before, withOptions({ ...plainOption, months: [3, 11] }))).toEqual([
    'Card: months: all year -> March and November',
  ]);
  expect(wordsOf(before, withOptions(plainOption, { ...plainOption, value: 'new', label: 'Tea' }))).toEqual([
    'Tea: none -> a reward',
  ]);
  const offered = { agent: !rewards.offered.agent, 'home-inspector': rewards.offered['home-inspector'] };
  const changed = { ...before.rewards, offered, amount: 40, processingHours: 1, disclosed: false };
  expect(
    wordsOf(before, { ...before, rewards: changed }).map((line) => line.replace(/agents: .*/, 'agents')),
  ).toEqual([
    'Rewards to real-estate agents',
    'Reward: $35 -> $40',
    'Reward processed within: 48 hours -> 1 hour',
    'Clients notified of rewards: yes -> no',
  ]);
});

it('names emails by what the office calls them', () => {
  const { emails } = factorySettings;
  const after = { ...emails, report_ready: { subject: 'Your report', opening: '' } };
  const worded = { ...factorySettings, emails: after };
  expect(wordsOf(factorySettings, worded)).toEqual([
    'Report is ready: subject: standard wording -> Your report',
  ]);
  const cleared = { ...worded, emails: { ...after, report_ready: { subject: '', opening: 'Hi.' } } };
  expect(wordsOf(worded, cleared)).toEqual([
    'Report is ready: subject: Your report -> standard wording',
    'Report is ready: opening: standard wording -> Hi.',
  ]);
});

it('marks a value that both changed differently, also inside what one side removed', () => {
  const theirs = differenceWords(plain, withCatalog({ ...look, price: 11, minutes: 70 }, second, ...others));
  const same = differenceWords(plain, withCatalog({ ...look, price: 12, minutes: 70 }, second, ...others));
  expect([...touchedByBoth(theirs, same)]).toEqual([`services.catalog.${look.id}.price`]);
  const removed = differenceWords(plain, withCatalog(second, ...others));
  expect(touchedByBoth(theirs, removed)).toContain(`services.catalog.${look.id}`);
});

it('names changed findings of the library, new ones, and the order', () => {
  const [one, other] = factoryFindings;
  if (!one || !other) throw new Error('the library has two findings');
  const changed = {
    ...one,
    severity: 'high' as const,
    thresholds: [{ blank: 'length', over: 2, severity: 'high' } as const],
  };
  const own = { ...one, id: 'ice', title: 'Ice' };
  const ids = factoryFindings.map(({ id }) => id);
  const after = {
    ...factorySettings,
    findings: { items: [changed, own], order: [other.id, one.id, ...ids.slice(2), own.id] },
  };
  expect(wordsOf(factorySettings, after)).toEqual([
    `${one.title}: thresholds: none -> Length, feet over 2: high`,
    `${one.title}: severity: low -> high`,
    'Ice: none -> a finding',
    'Order of findings: one order -> another',
  ]);
  expect(wordsOf(after, factorySettings)).toHaveLength(4);
});
