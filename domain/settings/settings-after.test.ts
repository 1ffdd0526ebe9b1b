import { describe, expect, it } from 'vitest';
import { factorySettings } from './factory-settings';
import type { ServiceSettings, Settings } from './settings';
import { settingDifferences } from './setting-differences';
import { settingsAfter } from './settings-after';

const [first, ...others] = factorySettings.services.catalog;
if (!first) throw new Error('the business has no service');

const withCatalog = (...catalog: ServiceSettings[]): Settings => ({
  ...factorySettings,
  services: { ...factorySettings.services, catalog },
});

describe('a renamed service', () => {
  const renamed = settingsAfter(factorySettings, withCatalog({ ...first, title: 'New title' }, ...others));

  it('keeps its former title', () => {
    expect(renamed.services.catalog[0]?.formerTitles).toEqual([first.title]);
  });

  it('has none once it is called as before', () => {
    const back = settingsAfter(renamed, factorySettings);
    expect(back.services.catalog[0]).toEqual({ ...first, formerTitles: ['New title'] });
  });

  it('can’t invent former titles', () => {
    const asked = withCatalog({ ...first, formerTitles: ['Somebody else’s'] }, ...others);
    expect(settingsAfter(factorySettings, asked)).toEqual(factorySettings);
  });
});

it('a service that is left out is retired, because jobs name it', () => {
  const { catalog } = settingsAfter(factorySettings, withCatalog(...others)).services;
  expect(catalog).toEqual([...others, { ...first, active: false }]);
});

describe('a reward that is left out', () => {
  const { rewards } = factorySettings;
  const [option, ...rest] = rewards.options;
  if (!option) throw new Error('the business has no rewards');
  const without = settingsAfter(factorySettings, {
    ...factorySettings,
    rewards: { ...rewards, options: rest },
  });

  it('is retired, because referrals chose it', () => {
    expect(without.rewards.options).toEqual([...rest, { ...option, active: false }]);
  });

  it('can be offered again under its value', () => {
    expect(settingsAfter(without, factorySettings)).toEqual(factorySettings);
  });
});

describe('the differences', () => {
  it('name each changed value', () => {
    const changed = withCatalog({ ...first, price: first.price + 1 }, ...others);
    expect(settingDifferences(factorySettings, changed)).toEqual([
      { path: ['services', 'catalog', first.id, 'price'], before: first.price, after: first.price + 1 },
    ]);
  });

  it('name a new service, a list of texts as a whole, and another order', () => {
    const added = { ...first, id: 'added', title: 'Added' };
    const changed = withCatalog(...others, { ...first, features: ['One'] }, added);
    const ids = (catalog: readonly ServiceSettings[]) => catalog.map(({ id }) => id).join(', ');
    expect(settingDifferences(factorySettings, changed)).toEqual([
      { path: ['services', 'catalog', first.id, 'features'], before: first.features, after: ['One'] },
      { path: ['services', 'catalog', 'added'], before: undefined, after: added },
      {
        path: ['services', 'catalog', 'order'],
        before: ids([first, ...others]),
        after: ids([...others, first]),
      },
    ]);
  });

  it('name a reward by its value', () => {
    const { rewards } = factorySettings;
    const [option, ...rest] = rewards.options;
    const options = option ? [{ ...option, months: [3] }, ...rest] : [];
    const changed = { ...factorySettings, rewards: { ...rewards, options } };
    expect(settingDifferences(factorySettings, changed)).toEqual([
      { path: ['rewards', 'options', option?.value, 'months'], before: [], after: [3] },
    ]);
  });

  it('are none between equal settings', () => {
    expect(settingDifferences(factorySettings, structuredClone(factorySettings))).toEqual([]);
  });
});
