import { expect, test } from 'vitest';
import { changedServices, renamedService } from '../../tools/testing/changed-services';
import { usualService } from '../../tools/testing/usual-service';
import type { ServiceSettings } from '../settings/settings';
import { factorySettings } from '../settings/factory-settings';
import { importFields } from './import-fields';
import type { ImportKind } from './import-kinds';
import { readRow } from './read-row';

const { catalog: services } = factorySettings.services;

const now = new Date('2026-11-23T18:00:00Z');
const cells = (kind: ImportKind, values: Readonly<Record<string, string>>) =>
  importFields[kind].map(({ name }) => values[name] ?? '');

const customer = { clientName: 'Dana Whitlock', clientEmail: 'Dana@Example.com' };
const job = { ...customer, address: '482 E Ridgeline Dr', date: '3/4/2025' };
const referral = {
  ...customer,
  referrerName: 'Marcus Oye',
  referrerEmail: 'marcus@example.com',
  date: '3/4/2025',
};
const readJob = (values: Readonly<Record<string, string>>) =>
  readRow(factorySettings.services, 'jobs', cells('jobs', { ...job, ...values }), now);
const problems = (kind: ImportKind, values: Readonly<Record<string, string>>) =>
  readRow(factorySettings.services, kind, cells(kind, values), now).problems.map(({ field }) => field);

test('a customer is read unchanged', () => {
  const whole = {
    ...customer,
    clientPhone: '312.555.0117',
    address: '482 E Ridgeline Dr',
    unit: 'Apt 4',
    city: 'Niles',
    zip: '44070',
    address3: '9 Elm St',
    city3: 'Akron',
    city4: 'Akron',
  };
  expect(readRow(factorySettings.services, 'customers', cells('customers', whole), now).row).toEqual({
    clientName: 'Dana Whitlock',
    clientEmail: 'dana@example.com',
    clientPhone: '(312) 555-0117',
    address: '482 E Ridgeline Dr, Apt 4, Niles, 44070',
    address2: '',
    address3: '9 Elm St, Akron',
    address4: '',
  });
});

test('a name comes from two columns, an email address is the first of several', () => {
  const { row } = readRow(
    factorySettings.services,
    'customers',
    cells('customers', {
      clientFirstName: 'Dana',
      clientLastName: 'Whitlock',
      clientEmail: 'a@example.com; b@example.com',
    }),
    now,
  );
  expect(row).toMatchObject({ clientName: 'Dana Whitlock', clientEmail: 'a@example.com' });
});

test('every problem of a row is named at its field', () => {
  expect(problems('customers', { clientPhone: '555' }).toSorted()).toEqual([
    'clientEmail',
    'clientName',
    'clientPhone',
  ]);
  expect(
    problems('jobs', { ...job, date: 'soon', price: 'a lot', payment: 'maybe', time: 'noon' }).toSorted(),
  ).toEqual(['date', 'payment', 'price', 'time']);
  expect(problems('referrals', { ...referral, referrerEmail: '', outcome: 'hm' }).toSorted()).toEqual([
    'outcome',
    'referrerEmail',
  ]);
  expect(problems('customers', { ...customer, address: 'x'.repeat(301) })).toEqual(['address']);
});

test('only past jobs that are over are imported', () => {
  expect(readJob({ date: '11/23/2026' }).row).not.toBeNull();
  for (const refused of [{ date: '11/24/2026' }, { date: '1/1/1989' }, { status: 'Scheduled' }]) {
    expect(readJob(refused).row).toBeNull();
  }
  expect(problems('jobs', { ...job, payment: 'paid', paidOn: '11/24/2026' })).toEqual(['paidOn']);
});

test('price, payment and status are read in the words of other products', () => {
  expect(readJob({ price: '$1,249.50', payment: 'Paid in full', status: 'Archived' }).row).toMatchObject({
    price: 1249.5,
    payment: 'paid',
    status: 'completed',
  });
  expect(readJob({ payment: 'Past due', status: 'Canceled' }).row).toMatchObject({
    payment: 'unpaid',
    status: 'cancelled',
  });
  expect(readJob({}).row).toMatchObject({ price: 0, payment: '', status: 'completed', time: '' });
  expect(problems('jobs', { ...job, price: '-5' })).toEqual(['price']);
});

test('a service is ours by its title or its word, and otherwise stays as given', () => {
  const named = services.find(({ aliases }) => aliases.length > 0);
  expect(readJob({ service: services[0]?.title.toUpperCase() ?? '' }).row?.service).toBe(services[0]?.title);
  if (named) {
    expect(readJob({ service: `An old ${named.aliases[0]?.toLowerCase()} visit` }).row?.service).toBe(
      named.title,
    );
  }
  expect(readJob({ service: 'Chimney  sweep' }).row?.service).toBe('Chimney sweep');
});

test('a service is ours by a former title too, and after it was retired', () => {
  const read = (changes: Partial<ServiceSettings>) =>
    readRow(
      changedServices(changes),
      'jobs',
      cells('jobs', { ...job, service: usualService.title.toUpperCase() }),
      now,
    ).row?.service;
  expect(read(renamedService)).toBe('Renamed Scope');
  expect(read({ active: false })).toBe(usualService.title);
});

test('a time is read from its own column or from the date', () => {
  expect(readJob({ date: '3/4/2025 9:30 AM' }).row?.time).toBe('09:30');
  expect(readJob({ date: '3/4/2025 9:30 AM', time: '1 PM' }).row?.time).toBe('13:00');
});
