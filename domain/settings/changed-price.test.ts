import { expect, test } from 'vitest';
import { changedServices, renamedService } from '../../tools/testing/changed-services';
import { usualService } from '../../tools/testing/usual-service';
import { changedPrice } from './changed-price';
import { factorySettings } from './factory-settings';

const built = factorySettings.services;
const price = usualService.price + 20;
const raised = { shown: usualService.price, now: price };

test('a price that stayed the same is no change', () => {
  expect(changedPrice(built, built, usualService.title)).toBeNull();
});

test.each(['', usualService.title])('the change of the service named %j is known', (name) => {
  expect(changedPrice(built, changedServices({ price }), name)).toEqual(raised);
});

test('a service that was renamed too is still the same', () => {
  expect(changedPrice(built, changedServices({ ...renamedService, price }), 'Renamed Scope')).toEqual(raised);
});

test('nothing is said about a service that the page doesn’t have', () => {
  const added = { ...usualService, id: 'added', title: 'Added Scope', price };
  const current = { ...built, catalog: [...built.catalog, added] };
  expect(changedPrice(built, current, added.title)).toBeNull();
  expect(changedPrice(built, current, 'Something else')).toBeNull();
});
