import { expect, test } from 'vitest';
import { arrivalSentence } from './arrival-sentence';

const ann = { name: 'Ann Lee', service_type: 'Sewer Scope' };

test.each([
  [[], ''],
  [[ann], 'New request from Ann Lee, Sewer Scope.'],
  [[{ ...ann, service_type: '' }], 'New request from Ann Lee.'],
  [[ann, ann], '2 new requests.'],
])('%j', (arrivals, sentence) => {
  expect(arrivalSentence(arrivals)).toBe(sentence);
});
