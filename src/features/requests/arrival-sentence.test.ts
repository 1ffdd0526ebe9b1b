import { expect, test } from 'vitest';
import { arrivalSentence } from './arrival-sentence';

const ann = { name: 'Ann Lee', service_type: 'Annual Checkup' };

test.each([
  [[], ''],
  [[ann], 'New request from Ann Lee, Annual Checkup.'],
  [[{ ...ann, service_type: '' }], 'New request from Ann Lee.'],
  [[ann, ann], '2 new requests.'],
])('%j', (arrivals, sentence) => {
  expect(arrivalSentence(arrivals)).toBe(sentence);
});
