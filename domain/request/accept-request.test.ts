import { describe, expect, test } from 'vitest';
import { factorySettings } from '../settings/factory-settings';
import { initialPrice, referralServiceTitle } from '../settings/offered-services';
import { fieldErrors } from '../testing/field-errors';
import { usualService } from '../../tools/testing/usual-service';
import { acceptDefaults, acceptRequestSchema } from './accept-request';
import { hourlySlots } from './time-slots';

const { catalog: services } = factorySettings.services;

const lastService = services.at(-1) ?? usualService;
/** A time at which a slot begins, but no two-hour window does. */
const start = hourlySlots(factorySettings.hours)[1]?.value.slice(0, 5) ?? '';
const today = '2026-11-21';
const request = {
  preferred_date: '2026-12-01',
  preferred_time: `${start}:00`,
  preferred_until: null,
  service_type: lastService.title,
};

describe('the dialog’s initial values are', () => {
  test('the requested date and time', () => {
    expect(acceptDefaults(factorySettings.services, request, today)).toEqual({
      scheduled_date: '2026-12-01',
      scheduled_time: start,
      scheduled_until: null,
      total_price: lastService.price,
    });
  });

  test.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['a date that has passed', '2026-11-20', '2026-11-21'],
    ['no date', '', '2026-11-21'],
  ])('today or a later date: %s', (_what, preferred_date, expected) => {
    expect(
      acceptDefaults(factorySettings.services, { ...request, preferred_date }, today).scheduled_date,
    ).toBe(expected);
  });

  test('09:00 if no time is known', () => {
    expect(
      acceptDefaults(factorySettings.services, { ...request, preferred_time: '' }, today).scheduled_time,
    ).toBe('09:00');
  });

  test.each([
    ['', usualService.price],
    [referralServiceTitle, usualService.price],
    [lastService.title, lastService.price],
    ['Hydro jetting', initialPrice(factorySettings.services, 'Hydro jetting')],
  ])('the price of %j: %d', (service_type, price) => {
    expect(acceptDefaults(factorySettings.services, { ...request, service_type }, today).total_price).toBe(
      price,
    );
  });

  test('the call’s parameters', () => {
    const call = {
      leadId: 'lead-1',
      ...acceptDefaults(factorySettings.services, request, today),
      idempotencyKey: crypto.randomUUID(),
    };
    expect(acceptRequestSchema.validateSync(call)).toEqual(call);
  });
});

describe('the appointment', () => {
  const valid = {
    leadId: 'lead-1',
    ...acceptDefaults(factorySettings.services, request, today),
    idempotencyKey: crypto.randomUUID(),
  };
  const errors = (overrides: object) => fieldErrors(acceptRequestSchema, { ...valid, ...overrides });

  test.each([
    [{ scheduled_date: '' }, { scheduled_date: 'Choose the date of the inspection.' }],
    [{ scheduled_date: '2027-02-29' }, { scheduled_date: 'Enter the date as month, day, and year.' }],
    [{ scheduled_time: '' }, { scheduled_time: 'Choose the time of the inspection.' }],
    [{ scheduled_time: '9 AM' }, { scheduled_time: 'Enter a time like 09:00.' }],
    [{ total_price: '' }, { total_price: 'Enter the price in dollars, like 150.' }],
    [{ total_price: undefined }, { total_price: 'Enter the price in dollars, like 150.' }],
    [{ total_price: 'free' }, { total_price: 'Enter the price in dollars, like 150.' }],
    [{ total_price: -1 }, { total_price: 'The price cannot be below 0.' }],
    [{ total_price: 10_001 }, { total_price: 'The price can be $10,000 at most.' }],
    [{ total_price: 149.999 }, { total_price: 'The price can have two decimal places at most.' }],
    [{ leadId: '../leads/1' }, { leadId: 'This isn’t a valid record ID.' }],
  ])('%j is refused', (overrides, sentences) => {
    expect(errors(overrides)).toEqual(sentences);
  });

  test.each([0, 149, 149.5, 149.99, 0.1 + 0.2, 10_000, '149.99'])(
    'a price of %s is accepted',
    (total_price) => {
      expect(errors({ total_price })).toEqual({});
    },
  );
});
