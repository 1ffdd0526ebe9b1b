import { expect, test } from 'vitest';
import { correctedReward } from './correct-reward';

const reward = { booking_id: 'b-1', state: 'earned', settled_by: null } as const;

test('a reward that was only earned, or void from the start, is taken back', () => {
  expect(correctedReward(reward, 'b-1')).toBe('take-back');
  expect(correctedReward({ ...reward, state: 'void' }, 'b-1')).toBe('take-back');
});

test('a reward that was paid out is flagged', () => {
  expect(correctedReward({ ...reward, state: 'paid', settled_by: 'desk@example.com' }, 'b-1')).toBe('flag');
});

test('a reward of another job, one that an admin voided, or none is left alone', () => {
  expect(correctedReward(reward, 'b-2')).toBe('leave');
  expect(correctedReward({ ...reward, state: 'void', settled_by: 'desk@example.com' }, 'b-1')).toBe('leave');
  expect(correctedReward(undefined, 'b-1')).toBe('leave');
});
