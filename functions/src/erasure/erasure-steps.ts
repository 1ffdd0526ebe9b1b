import { eraseCustomer } from './erase-customer';
import { eraseJobs, hideJobs } from './erase-jobs';
import { eraseFormLogs, eraseNetworks } from './erase-logs';
import { eraseReferrals } from './erase-referrals';
import { eraseAgent, eraseReferrer } from './erase-referrer';
import { eraseReports } from './erase-reports';
import { eraseRequests } from './erase-requests';
import type { ErasureStep } from './erasure-step';
import { redactTexts } from './redact-texts';
import { tellPerson, untilTold } from './tell-person';

/**
 * What an erasure does, in this order. Referrals go before the jobs, so that no referrer is told; the texts come after all
 * records of the person's own, and the last mail when nothing is left but the address that it goes to.
 */
export const erasureSteps: readonly ErasureStep[] = [
  eraseReferrals,
  hideJobs,
  eraseRequests,
  eraseJobs,
  eraseReports,
  eraseReferrer,
  eraseAgent,
  eraseCustomer,
  eraseFormLogs,
  eraseNetworks,
  redactTexts,
  tellPerson,
  untilTold,
];
