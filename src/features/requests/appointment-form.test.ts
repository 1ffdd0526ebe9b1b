import { expect, test } from 'vitest';
import type { BookingRequest } from '@domain/request/booking-request';
import { factorySettings } from '@domain/settings/factory-settings';
import { usualService } from '../../../tools/testing/usual-service';
import { initialAppointment, toAppointment, validateAppointment } from './appointment-form';

const { catalog: services } = factorySettings.services;

const service = services.at(-1) ?? usualService;
const request = {
  preferred_date: '2026-03-05',
  preferred_time: '10:00:00',
  preferred_until: null,
  service_type: service.title,
  deadline: '2026-03-09',
} as BookingRequest;
const start = initialAppointment(factorySettings.services, request, '2026-03-03');

test('the dialog starts with the client’s preference and the service’s price', () => {
  expect(start).toEqual({
    scheduled_date: '2026-03-05',
    scheduled_time: '10:00',
    as_window: false,
    total_price: String(service.price),
    deadline: '2026-03-09',
    customer_keep: 'stored',
    inspector_id: 'proposed',
  });
  expect(validateAppointment(start)).toEqual({});
});

test.each([
  ['149', 149],
  ['$1,250.50', 1250.5],
  [' 99 ', 99],
])('a price typed as %s is %d', (typed, price) => {
  expect(toAppointment({ ...start, total_price: typed }).total_price).toBe(price);
});

test.each([
  ['', 'Enter the price in dollars, like 150.'],
  ['free', 'Enter the price in dollars, like 150.'],
  ['1,49', 'Enter the price in dollars, like 150.'],
  ['0x95', 'Enter the price in dollars, like 150.'],
  ['1 49', 'Enter the price in dollars, like 150.'],
  ['-1', 'The price cannot be below 0.'],
  ['10001', 'The price can be $10,000 at most.'],
  ['9.999', 'The price can have two decimal places at most.'],
])('a price typed as "%s" is refused at its field', (typed, message) => {
  expect(validateAppointment({ ...start, total_price: typed })).toEqual({ total_price: message });
});

test('a deadline may be missing or passed, but has to be a date within a year', () => {
  for (const deadline of ['', '2026-03-01']) {
    expect(validateAppointment({ ...start, deadline })).toEqual({});
  }
  expect(validateAppointment({ ...start, deadline: '2026-02-30' })).toEqual({
    deadline: 'Enter the date as month, day, and year.',
  });
});

test('an empty date and time are refused at their fields', () => {
  expect(validateAppointment({ ...start, scheduled_date: '', scheduled_time: '' })).toEqual({
    scheduled_date: 'Choose the date of the inspection.',
    scheduled_time: 'Choose the time of the inspection.',
  });
});
