import { AppError } from '../errors/app-error';
import type { Reward } from './reward';

/**
 * Whether undoing a job's completion takes back this reward, earned or void: not if another job earned it.
 * @throws AppError `already-handled` if an admin settled it meanwhile
 */
export function takesBackReward<Known extends Pick<Reward<unknown>, 'booking_id' | 'settled_by'>>(
  reward: Known | undefined,
  bookingId: string,
): reward is Known {
  if (reward?.booking_id !== bookingId) return false;
  if (reward.settled_by === null) return true;
  throw new AppError(
    'already-handled',
    'the reward was settled',
    `${reward.settled_by} has already settled the reward for this job, so it stays completed.`,
  );
}
