import { describe, expect, test } from 'vitest';
import { initialPrice, quotedPrice } from './prices';
import { defaultServiceTitle, referralServiceTitle, services } from './services';

describe('the catalog', () => {
  test('has the four services with the given prices and turnarounds', () => {
    expect(services.map(({ title, price, turnaround }) => [title, price, turnaround])).toEqual([
      ['Standard Sewer Scope', 149, '24 hours or less'],
      ['Rush Sewer Scope', 199, 'same-day available'],
      ['Return Visit / Post-Repair Check', 99, 'same day available'],
      ['Annual Checkup', 199, '24 hours or less'],
    ]);
  });

  test('specifies the default service and the fixed service of a referral', () => {
    expect(defaultServiceTitle).toBe('Standard Sewer Scope');
    expect(referralServiceTitle).toBe('Sewer Scope Inspection');
  });
});

describe('the price on the page', () => {
  test.each([
    ['Rush Sewer Scope', 199],
    ['Return Visit / Post-Repair Check', 99],
    ['Annual Checkup', 199],
    ['Standard Sewer Scope', 149],
    ['', 149],
    ['Something else', 149],
    ['Rush Return Annual', 199],
    ['rush', 149],
  ])('%s: %d', (service, price) => {
    expect(quotedPrice(service)).toBe(price);
  });

  test.each(services)('$title: the quote is the catalog price', ({ title, price }) => {
    expect(quotedPrice(title)).toBe(price);
  });
});

describe('the price of a booking', () => {
  test.each(services)('$title: the catalog price', ({ title, price }) => {
    expect(initialPrice(title)).toBe(price);
    expect(initialPrice(` ${title} `)).toBe(price);
  });

  test.each([null, '', '  ', 'Sewer Scope Inspection', ' Sewer Scope Inspection '])(
    '%j: the standard price',
    (service) => {
      expect(initialPrice(service)).toBe(149);
    },
  );

  test.each(['Rush', 'Hydro jetting', 'standard sewer scope', '<b>Rush Sewer Scope</b>'])(
    '%s: the default for an unknown service',
    (service) => {
      expect(initialPrice(service)).toBe(350);
    },
  );
});
