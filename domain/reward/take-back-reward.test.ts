import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error';
import { takesBackReward } from './take-back-reward';

const reward = { booking_id: 'b-1', settled_by: null };

test('the reward that the job earned is taken back', () => {
  expect(takesBackReward(reward, 'b-1')).toBe(true);
});

test('there may be none, or another job’s', () => {
  expect(takesBackReward(undefined, 'b-1')).toBe(false);
  expect(takesBackReward(reward, 'b-2')).toBe(false);
});

test('a settled one is refused, with the admin who settled it', () => {
  const settled = { ...reward, settled_by: 'bo@example.com' };
  expect(() => takesBackReward(settled, 'b-1')).toThrow(AppError);
  expect(() => takesBackReward(settled, 'b-1')).toThrow('the reward was settled');
});
