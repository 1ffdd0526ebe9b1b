import { AppError } from '@domain/errors/app-error';
import { rewardsExist } from '@domain/settings/offered-rewards';
import { referrerOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { settingsNow } from '../platform/settings-now';
import { rewardStatementOf } from './reward-statement-of';
import { statementAddress } from './statement-address';

/** portal-statement-open: the rewards that the signed-in referrer earned in one year. */
export const openStatement = callable('portal-statement-open', async ({ caller, parse }) => {
  const { email } = referrerOf(caller);
  refuseWithoutRewards();
  return rewardStatementOf(email, parse().year);
});

/** portal-statement-file: a download URL of that statement as a PDF. */
export const openStatementFile = callable('portal-statement-file', ({ caller, now, parse }) => {
  const { email } = referrerOf(caller);
  refuseWithoutRewards();
  const address = statementAddress({ email, year: parse().year }, now);
  return Promise.resolve({ state: 'ready' as const, ...address });
});

function refuseWithoutRewards(): void {
  if (rewardsExist(settingsNow().rewards)) return;
  throw new AppError('not-found', 'rewards are off', 'There are no reward statements.');
}
