import type { FormSignals } from '@domain/api/form-signals';
import { useRef, useState } from 'react';
import { reportFault } from '@/logging/report-fault';
import { deviceKey } from '@/offline/device-key';
import { submitThroughOutbox, type SubmissionResult } from '@/offline/submit';
import { storeAgentDetails } from '../device/agent-details';
import { toReferralSubmission, type ReferralValues } from './referral-values';
import type { ReferralDraft } from './use-referral-draft';

/** Submits the referral through the outbox. Repeated clicks submit once. */
export function useReferralSubmission(draft: ReferralDraft, readSignals: () => FormSignals) {
  const [submitting, setSubmitting] = useState(false);
  // A second click can come before React has rendered the first.
  const busy = useRef(false);

  /** `values` as cast by the schema. Returns null while another attempt is in progress. */
  const submit = async (values: ReferralValues): Promise<SubmissionResult | null> => {
    if (busy.current) return null;
    busy.current = true;
    setSubmitting(true);
    storeAgentDetails(values);
    const result = await submitTaken(values, await draft.take(), readSignals());
    if (result.state === 'refused') draft.goOn(result.entryId);
    if (result.state === 'not-stored') draft.goOn();
    busy.current = false;
    setSubmitting(false);
    return result;
  };
  return { submitting, submit };
}

async function submitTaken(
  values: ReferralValues,
  entryId: string,
  signals: FormSignals,
): Promise<SubmissionResult> {
  try {
    const data = toReferralSubmission(values, await deviceKey());
    return await submitThroughOutbox({
      callName: 'client-referral-submit',
      formType: 'referral',
      data,
      entryId,
      signals,
    });
  } catch (error) {
    reportFault('a referral not submitted', error);
    return { state: 'not-stored' };
  }
}
