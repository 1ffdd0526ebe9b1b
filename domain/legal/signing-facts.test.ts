import { expect, test } from 'vitest';
import { canonicalFacts, signingFacts } from './signing-facts';

const job = {
  property_address: '482 E Ridgeline Dr, Niles, OH 44070',
  appointment_agreed: true,
  scheduled_date: '2026-12-01',
  total_price: 149,
};
const { property_address } = job;

test('an agreement contains property, date, and fee; a release contains only the property', () => {
  expect(signingFacts('agreement', job)).toEqual({
    property_address,
    inspection_date: '2026-12-01',
    fee: 149,
  });
  expect(signingFacts('media_release', job)).toEqual({ property_address, inspection_date: '', fee: null });
});

test('a date that is not agreed on is not signed', () => {
  expect(signingFacts('agreement', { ...job, appointment_agreed: false }).inspection_date).toBe('');
});

test.each([{ property_address: '1 Other St' }, { scheduled_date: '2026-12-02' }, { total_price: 150 }])(
  'a booking with %j is signed as a different one',
  (change) => {
    const canonical = (of: typeof job) => canonicalFacts(signingFacts('agreement', of));
    expect(canonical({ ...job, ...change })).not.toBe(canonical(job));
  },
);
