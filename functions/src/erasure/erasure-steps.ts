import { eraseCustomer } from './erase-customer';
import { eraseJobs, hideJobs } from './erase-jobs';
import { eraseFormLogs, eraseNetworks } from './erase-logs';
import { eraseLedger } from './erase-ledger';
import { eraseProperties } from './erase-properties';
import { eraseReferrals } from './erase-referrals';
import { eraseAgent, eraseReferrer } from './erase-referrer';
import { eraseReports } from './erase-reports';
import { eraseRequests } from './erase-requests';
import type { ErasureStep } from './erasure-step';
import { redactTexts } from './redact-texts';
import { notifyPerson, untilNotified } from './notify-person';

/**
 * The steps of an erasure, in order. Referrals precede jobs, so that no referrer is notified. Texts follow once the
 * person's own records are gone, and the last email is sent when only its recipient's address is left.
 */
export const erasureSteps: readonly ErasureStep[] = [
  eraseReferrals,
  hideJobs,
  eraseRequests,
  eraseJobs,
  eraseReports,
  eraseLedger,
  eraseProperties,
  eraseReferrer,
  eraseAgent,
  eraseCustomer,
  eraseFormLogs,
  eraseNetworks,
  redactTexts,
  notifyPerson,
  untilNotified,
];
