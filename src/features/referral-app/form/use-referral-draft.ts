import { useEffect, useState } from 'react';
import { SubmissionDraft } from '@/offline/submission-draft';
import type { ReferralValues } from './referral-values';

export interface ReferralDraft {
  /** False where the device can't store what is typed. */
  readonly stored: boolean;
  /** Ends the draft, so that it isn't written again, and returns its id for the submission. */
  readonly take: () => Promise<string>;
  /** Resumes after a failed submission, under the id of its entry. */
  readonly goOn: (id?: string) => void;
  /** Removes the draft from the device. */
  readonly forget: () => Promise<void>;
}

/** Stores a referral on the device while it is typed. `values` is null if there is nothing to store. */
export function useReferralDraft(startId: string, values: ReferralValues | null): ReferralDraft {
  const [stored, setStored] = useState(true);
  const [draft] = useState(
    () =>
      new SubmissionDraft({ callName: 'client-referral-submit', formType: 'referral' }, startId, setStored),
  );
  useEffect(() => draft.store.start(), [draft]);
  useEffect(() => {
    if (values !== null) draft.store.write(values);
  }, [values, draft]);

  const take = async () => {
    await draft.store.flush();
    return (await draft.take()) ?? startId;
  };
  return { stored, take, goOn: (id) => draft.resume(id), forget: () => draft.forget() };
}
