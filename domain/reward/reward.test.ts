import { expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { rewardStates, rewardTransitions, settleRewardSchema } from './reward';

test('an earned reward is settled once, as paid or void', () => {
  expect(rewardTransitions).toEqual({ earned: ['paid', 'void'], paid: [], void: [] });
  expect(Object.keys(rewardTransitions)).toEqual(rewardStates);
});

const settling = { rewardId: 'referral-1', state: 'paid', note: 'Gift card, by mail' };
const errors = (overrides: object) =>
  fieldErrors(settleRewardSchema, { ...settling, idempotencyKey: crypto.randomUUID(), ...overrides });

test('settling requires a note and a final state', () => {
  expect(errors({})).toEqual({});
  expect(errors({ note: '  ' })).toEqual({
    note: 'Add a short note: how it was paid, or why it’s void.',
  });
  expect(errors({ state: 'earned' })).toHaveProperty('state');
  expect(errors({ note: 'x'.repeat(501) })).toHaveProperty('note');
});
