import { expect, test } from 'vitest';
import { jobLookup, jobReference } from './job-reference';

const createdAt = '2026-11-23T13:12:07.345Z';
const key = 'g2c56hnmjpyqxhjagcmwww2g';

test('a reference is short, the same for the same second, and leads back to it', () => {
  const reference = jobReference(createdAt);
  expect(reference).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/);
  expect(jobReference('2026-11-23T13:12:07.000Z')).toBe(reference);
  expect(jobReference('2026-11-23T13:12:08.000Z')).not.toBe(reference);
  for (const typed of [reference, ` ${reference.toLowerCase()} `]) {
    expect(jobLookup(typed)).toEqual({
      kind: 'reference',
      from: Date.parse('2026-11-23T13:12:07.000Z'),
      to: Date.parse('2026-11-23T13:12:07.999Z'),
    });
  }
});

test.each([
  key,
  ` ${key.toUpperCase()} `,
  `https://example.com/inspection-agreement?booking=${key}`,
  `https://example.com/thank-you?type=booking&booking=${key}#x`,
  `https://example.com/report/${key}`,
  `https://example.com/report/pay/${key}`,
])('the key is found in %s', (text) => {
  expect(jobLookup(text)).toEqual({ kind: 'key', key });
});

test.each(['', 'walker', 'Ann Lee', '312-555', '5550117', '84606', `${key}x`, '12 Main St'])(
  '%j is an ordinary search',
  (text) => {
    expect(jobLookup(text)).toBeNull();
  },
);
