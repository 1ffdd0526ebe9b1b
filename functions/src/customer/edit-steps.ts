import { correctJobs, correctOpenedJob } from './correct-jobs';
import { correctReferrals } from './correct-referrals';
import { correctRequests } from './correct-requests';
import type { EditStep } from './edit-step';
import { endAccess } from './end-access';
import { moveChoices } from './move-choices';
import { moveClaim } from './move-claim';
import { moveLedger } from './move-ledger';
import { moveLogs } from './move-logs';
import { moveReports, moveVersions } from './move-reports';
import { endShares } from './end-shares';

/**
 * The steps of a correction, in order: first what the client chose, so that nothing goes to the new address against it; then
 * what the old address can still view. A report follows after its versions, because it is what they are found by.
 */
export const editSteps: readonly EditStep[] = [
  moveChoices,
  correctOpenedJob,
  correctJobs,
  moveVersions,
  moveReports,
  endShares,
  endAccess,
  correctRequests,
  correctReferrals,
  moveClaim,
  moveLogs,
  moveLedger,
];
