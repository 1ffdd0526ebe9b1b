import { business } from '@domain/business/business';
import { cities } from '@domain/business/cities';
import { openWindows } from '@domain/hours/open-windows';
import { openingHours } from '@domain/hours/opening-hours';
import { faq } from '@domain/business/faq';
import { hourlySlots, twoHourWindows } from '@domain/request/time-slots';
import { factorySettings } from '@domain/settings/factory-settings';
import { promisesOf } from '@domain/settings/promises-of';
import { initialPrice, quotedPrice } from '@domain/settings/offered-services';
import { describe, expect, test } from 'vitest';
import { usualService } from '../../tools/testing/usual-service';

const {
  hours,
  area: { referralCities },
} = factorySettings;
const { catalog: services } = factorySettings.services;

// The facts that the specification fixes for this business, to the letter. Other tests derive theirs.

describe('the catalog', () => {
  test('has the four services with the given prices and turnarounds', () => {
    expect(services.map(({ title, price, turnaround }) => [title, price, turnaround])).toEqual([
      ['Standard Sewer Scope', 149, '24 hours or less'],
      ['Rush Sewer Scope', 199, 'same-day available'],
      ['Return Visit / Post-Repair Check', 99, 'same day available'],
      ['Annual Checkup', 199, '24 hours or less'],
    ]);
    expect(usualService.title).toBe('Standard Sewer Scope');
  });

  test.each([
    ['Rush Sewer Scope', 199],
    ['Return Visit / Post-Repair Check', 99],
    ['Annual Checkup', 199],
    ['Standard Sewer Scope', 149],
    ['', 149],
    ['Something else', 149],
    ['Rush Return Annual', 199],
    ['rush', 149],
  ])('%s is quoted at %d', (service, price) => {
    expect(quotedPrice(factorySettings.services, service)).toBe(price);
  });

  test.each([
    [null, 149],
    ['Sewer Scope Inspection', 149],
    ['Rush', 350],
    ['Hydro jetting', 350],
    ['standard sewer scope', 350],
  ])('a job for %s starts at %d', (service, price) => {
    expect(initialPrice(factorySettings.services, service)).toBe(price);
  });

  test('has its prices in the questions of the landing page', () => {
    expect(faq(factorySettings).map(({ answer }) => answer)).toContain(
      'A Standard Sewer Scope is $149, a Rush Sewer Scope is $199, a Return Visit / Post-Repair Check is $99, and an Annual Checkup is $199. We add nothing to that unless you agree first.',
    );
  });
});

describe('the hours', () => {
  test('are as the site prints them', () => {
    expect(openingHours(hours).map(({ days, hours: open }) => `${days} ${open}`)).toEqual([
      'Monday-Friday 7 AM-6 PM',
      'Saturday 8 AM-5 PM',
      'Sunday Emergency only',
    ]);
    expect(factorySettings.contact.supportHours).toBe('Monday-Friday 8:00 AM-6:00 PM MST');
  });

  test('offer five two-hour windows', () => {
    expect(twoHourWindows(hours)).toEqual([
      { value: '08:00:00', label: '8-10 AM' },
      { value: '10:00:00', label: '10 AM-12 PM' },
      { value: '12:00:00', label: '12-2 PM' },
      { value: '14:00:00', label: '2-4 PM' },
      { value: '16:00:00', label: '4-6 PM' },
    ]);
  });

  test('offer every hour from 8:00 AM to 5:00 PM', () => {
    expect(hourlySlots(hours).map(({ label }) => label)).toEqual([
      '8:00 AM',
      '9:00 AM',
      '10:00 AM',
      '11:00 AM',
      '12:00 PM',
      '1:00 PM',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM',
      '5:00 PM',
    ]);
    expect([hourlySlots(hours)[0]?.value, hourlySlots(hours)[9]?.value]).toEqual(['08:00:00', '17:00:00']);
  });

  test.each([
    ['a Monday', '2026-11-23', 5],
    // The office closes at 5 PM, partway through the last window.
    ['a Saturday', '2026-11-28', 4],
    ['a Sunday', '2026-11-29', 0],
  ])('leave %s so many windows', (_day, date, count) => {
    expect(openWindows(hours, date)).toHaveLength(count);
  });
});

const promises = promisesOf(factorySettings.promises);

test.each<[keyof typeof promises, string]>([
  ['bookingConfirmation', 'within 2 hours'],
  ['thankYouContact', 'within 4 hours'],
  ['thankYouReport', 'within 24 hours'],
  ['referralContact', 'within 4 hours'],
  ['followUpConfirmation', '24 hours before the inspection'],
  ['reportTurnaround', 'within 24 hours'],
  ['inspectionLength', '45 to 90 minutes'],
  ['onSiteLength', '1-2 hours'],
  ['emailReply', 'within 2 hours'],
])('%s names the figure given for its page', (promise, figure) => {
  expect(promises[promise]).toContain(figure);
});

test('agents and home inspectors earn $50, processed within 48 hours', () => {
  expect(factorySettings.rewards.offered).toEqual({ agent: true, 'home-inspector': true });
  expect([factorySettings.rewards.amount, factorySettings.rewards.processingHours]).toEqual([50, 48]);
});

test('the referral app lists all 22 cities of the service area but six', () => {
  expect(cities).toHaveLength(22);
  const others = cities.filter((city) => !referralCities.includes(city));
  expect(others).toEqual(['Midvale', 'Eagle Mountain', 'Cedar Hills', 'Alpine', 'Highland', 'Lindon']);
});

test('the place is Utah', () => {
  expect([business.state, business.timeZone]).toEqual(['Utah', 'America/Denver']);
});
