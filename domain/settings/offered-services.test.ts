import { describe, expect, it } from 'vitest';
import {
  activeTitles,
  currentTitle,
  hasSameDayReport,
  initialPrice,
  knownService,
  knownTitles,
  offeredTitle,
  quotedPrice,
  referralServiceTitle,
  sameDayReportTitles,
  serviceNamed,
  standardService,
} from './offered-services';
import type { ServiceSettings, ServicesSettings } from './settings';

const service = (id: string, changes: Partial<ServiceSettings>): ServiceSettings => ({
  id,
  title: id,
  formerTitles: [],
  aliases: [],
  description: 'A look.',
  price: 10,
  turnaround: 'soon',
  minutes: 60,
  sameDayReport: false,
  compares: 'none',
  features: [],
  active: true,
  ...changes,
});

const services: ServicesSettings = {
  standard: 'usual',
  unknownServicePrice: 90,
  catalog: [
    service('usual', { title: 'Usual Look', price: 20 }),
    service('quick', {
      title: 'Quick Look',
      formerTitles: ['Speedy Look'],
      aliases: ['Quick'],
      price: 30,
      sameDayReport: true,
    }),
    service('old', { title: 'Old Look', aliases: ['Old'], price: 40, active: false }),
  ],
};

it('only active services can be booked', () => {
  expect(activeTitles(services)).toEqual(['Usual Look', 'Quick Look']);
});

it.each([
  ['Quick Look', 'quick'],
  ['Speedy Look', 'quick'],
  ['A Quick one', 'quick'],
  ['Old Look', 'old'],
  ['An Old one', undefined],
  ['quick', undefined],
])('%s means %s', (name, id) => {
  expect(serviceNamed(services, name)?.id).toBe(id);
});

describe('prices', () => {
  it.each([
    ['Speedy Look', 30],
    ['Our Quick one', 30],
    ['Anything else', 20],
    ['', 20],
  ])('%s is quoted at %d', (name, price) => {
    expect(quotedPrice(services, name)).toBe(price);
  });

  it.each([
    [null, 20],
    ['', 20],
    ['  ', 20],
    [referralServiceTitle, 20],
    [` ${referralServiceTitle} `, 20],
    ['Speedy Look', 30],
    [' Quick Look ', 30],
    ['Old Look', 40],
    ['Quick', 90],
    ['quick look', 90],
    ['<b>Usual Look</b>', 90],
  ])('a job for %s starts at %d', (name, price) => {
    expect(initialPrice(services, name)).toBe(price);
  });
});

it.each([
  ['Quick Look', 'Quick Look'],
  ['Speedy Look', 'Speedy Look'],
  ['Old Look', 'Old Look'],
  [referralServiceTitle, referralServiceTitle],
  ['Click https://example.com', 'Sewer inspection'],
])('an email calls %s %s', (name, words) => {
  expect(knownService(services, name)).toBe(words);
});

it.each([
  ['Quick Look', 'Quick Look', 'Quick Look'],
  ['Speedy Look', 'Quick Look', 'Quick Look'],
  ['Old Look', 'Old Look', ''],
  ['A Quick one', 'A Quick one', 'Quick Look'],
  ['Anything else', 'Anything else', ''],
])('%s is called %s today, and what is offered of it is %j', (name, today, offered) => {
  expect(currentTitle(services, name)).toBe(today);
  expect(offeredTitle(services, name)).toBe(offered);
});

it('jobs may have the titles of retired services, and former ones', () => {
  expect(knownTitles(services)).toEqual(['Usual Look', 'Quick Look', 'Speedy Look', 'Old Look']);
});

it('keeps the promise of the same day under a former title', () => {
  expect(sameDayReportTitles(services)).toEqual(['Quick Look', 'Speedy Look']);
  expect(hasSameDayReport(services, 'Speedy Look')).toBe(true);
  expect(hasSameDayReport(services, 'Usual Look')).toBe(false);
});

it('takes the first active service as the standard one if the chosen one is gone', () => {
  expect(standardService({ ...services, standard: 'gone' }).id).toBe('usual');
});
