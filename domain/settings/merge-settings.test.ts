import { describe, expect, it } from 'vitest';
import { factorySettings } from './factory-settings';
import { mergeSettings } from './merge-settings';
import type { ServiceSettings, Settings } from './settings';

const [sample] = factorySettings.services.catalog;
if (!sample) throw new Error('the business has no service');

const service = (id: string, changes: Partial<ServiceSettings> = {}): ServiceSettings => ({
  ...sample,
  id,
  title: id,
  features: ['One', 'Two'],
  ...changes,
});

const withCatalog = (...catalog: ServiceSettings[]): Settings => ({
  ...factorySettings,
  services: { ...factorySettings.services, catalog },
});

const [a, b, c] = [service('a'), service('b'), service('c')];
const base = withCatalog(a, b, c);
const catalogOf = (mine: Settings, theirs: Settings) => mergeSettings(base, mine, theirs).services.catalog;
const idsOf = (mine: Settings, theirs: Settings) => catalogOf(mine, theirs).map(({ id }) => id);

it('keeps what only one side changed', () => {
  const { promises, contact } = base;
  const mine = { ...base, promises: { ...promises, reportHours: promises.reportHours + 1 } };
  const theirs = { ...base, contact: { ...contact, reviewUrl: null } };
  expect(mergeSettings(base, mine, theirs)).toEqual({ ...mine, contact: theirs.contact });
  expect(mergeSettings(base, base, theirs)).toEqual(theirs);
  expect(mergeSettings(base, mine, base)).toEqual(mine);
});

it('takes mine where both changed the same value, and theirs beside it', () => {
  const mine = withCatalog(a, service('b', { price: 1 }), c);
  const theirs = withCatalog(a, service('b', { price: 2, minutes: 33 }), c);
  expect(catalogOf(mine, theirs)).toEqual([a, service('b', { price: 1, minutes: 33 }), c]);
});

it('takes a list of texts as one value', () => {
  const mine = withCatalog(service('a', { features: ['One'] }), b, c);
  const theirs = withCatalog(service('a', { features: ['One', 'Two', 'Three'] }), b, c);
  expect(catalogOf(mine, theirs)[0]?.features).toEqual(['One']);
});

describe('services that were removed', () => {
  it('are gone if the other side left them alone', () => {
    expect(idsOf(withCatalog(a, c), base)).toEqual(['a', 'c']);
    expect(idsOf(base, withCatalog(a, c))).toEqual(['a', 'c']);
  });

  it('are gone if I removed them, and stay if I changed them', () => {
    const changed = withCatalog(a, service('b', { price: 3 }), c);
    expect(idsOf(withCatalog(a, c), changed)).toEqual(['a', 'c']);
    expect(idsOf(changed, withCatalog(a, c))).toEqual(['a', 'b', 'c']);
  });
});

describe('services that were added', () => {
  const [mineAdded, theirsAdded] = [service('mine'), service('theirs')];

  it('stay where each side put them', () => {
    expect(idsOf(withCatalog(mineAdded, a, b, c), withCatalog(a, b, theirsAdded, c))).toEqual([
      'mine',
      'a',
      'b',
      'theirs',
      'c',
    ]);
  });

  it('are one service if both sides gave them the same id', () => {
    const mine = withCatalog(a, b, c, service('new', { price: 4 }));
    const theirs = withCatalog(a, b, c, service('new', { price: 5 }));
    expect(catalogOf(mine, theirs)).toEqual(mine.services.catalog);
  });
});

describe('the order', () => {
  it('is that of the side that changed it', () => {
    expect(idsOf(withCatalog(c, a, b), withCatalog(a, b, c))).toEqual(['c', 'a', 'b']);
    expect(idsOf(withCatalog(a, b, c), withCatalog(c, a, b))).toEqual(['c', 'a', 'b']);
    expect(idsOf(withCatalog(b, a, c), withCatalog(c, a, b))).toEqual(['b', 'a', 'c']);
  });

  it('doesn’t undo their values', () => {
    const theirs = withCatalog(a, b, service('c', { price: 6 }), service('d'));
    expect(catalogOf(withCatalog(c, b, a), theirs)).toEqual([service('c', { price: 6 }), service('d'), b, a]);
  });
});
