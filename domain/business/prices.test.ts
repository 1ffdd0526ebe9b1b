import { services as facts } from '@business/services';
import { describe, expect, test } from 'vitest';
import { initialPrice, quotedPrice, standardPrice } from './prices';
import { referralServiceTitle, services, standardService } from './services';

const aliases = services.flatMap(({ title, aliases: words }) => words.map((word) => [word, title] as const));

describe('the price on the page', () => {
  test.each(services)('$title: the quote is the catalog price', ({ title, price }) => {
    expect(quotedPrice(title)).toBe(price);
  });

  test.each(aliases)('a name with %s is quoted as %s', (alias, title) => {
    expect(quotedPrice(`Our ${alias} one`)).toBe(services.find((service) => service.title === title)?.price);
  });

  test.each(['', 'Something else'])('%j: the standard price', (service) => {
    expect(quotedPrice(service)).toBe(standardService.price);
  });
});

describe('the price of a booking', () => {
  test.each(services)('$title: the catalog price', ({ title, price }) => {
    expect(initialPrice(title)).toBe(price);
    expect(initialPrice(` ${title} `)).toBe(price);
  });

  test.each([null, '', '  ', referralServiceTitle, ` ${referralServiceTitle} `])(
    '%j: the standard price',
    (service) => {
      expect(initialPrice(service)).toBe(standardPrice);
    },
  );

  test.each(['Hydro jetting', standardService.title.toLowerCase(), `<b>${standardService.title}</b>`])(
    '%s: the default for an unknown service',
    (service) => {
      expect(initialPrice(service)).toBe(facts.unknownServicePrice);
    },
  );
});

test('each service has its own id and title, and the standard one is among them', () => {
  expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
  expect(new Set(services.map(({ title }) => title)).size).toBe(services.length);
  expect(services.map(({ id }) => id)).toContain(facts.standard);
});
