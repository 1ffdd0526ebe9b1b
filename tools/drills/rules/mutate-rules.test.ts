import { expect, test } from 'vitest';
import { mutantsOf } from './mutate-rules';

const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    // Nobody reads this: if true;
    function isBounded() {
      return request.query.limit != null && request.query.limit <= 200;
    }

    match /leads/{leadId} {
      allow get: if isAdmin() || request.auth.uid == (leadId);
      allow delete: if false;
    }
  }
}
`;
const mutants = mutantsOf(rules);

test('each condition, part of a condition, comparison, and number is changed once', () => {
  expect(mutants.map(({ name }) => name)).toEqual([
    '5: request.query.limit != null && request.query.limit <= 200 → true',
    '5: request.query.limit != null && request.query.limit <= 200 → false',
    '5: request.query.limit != null → true',
    '5: request.query.limit != null → false',
    '5: request.query.limit != null → request.query.limit == null',
    '5: request.query.limit <= 200 → true',
    '5: request.query.limit <= 200 → false',
    '5: request.query.limit <= 200 → request.query.limit < 200',
    '5: request.query.limit <= 200 → request.query.limit <= 201',
    '9: isAdmin() || request.auth.uid == (leadId) → true',
    '9: isAdmin() || request.auth.uid == (leadId) → false',
    '9: isAdmin() → true',
    '9: isAdmin() → false',
    '9: request.auth.uid == (leadId) → true',
    '9: request.auth.uid == (leadId) → false',
    '9: request.auth.uid == (leadId) → request.auth.uid != (leadId)',
    '10: false → true',
  ]);
});

test('a mutant differs in one place and names the rule it changes', () => {
  const [first] = mutants;
  expect(first?.rules).toBe(
    rules.replace('request.query.limit != null && request.query.limit <= 200', 'true'),
  );
  expect(new Set(mutants.map(({ block }) => block))).toEqual(new Set([null, 'leads']));
});
