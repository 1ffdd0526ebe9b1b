import { useEffect } from 'react';
import { updateDraft } from '@/offline/update-draft';
import { useDraftStore } from '@/offline/use-draft-store';
import { followUpEntryId } from './follow-up-entry';
import type { FollowUpValues } from './follow-up-values';

interface StoredValues {
  /** False where the device can't store what is typed. */
  readonly stored: boolean;
  /** Stores unsaved changes; resolves once they are stored or have failed. */
  readonly flush: () => Promise<void>;
}

/**
 * Stores the answers on the device while they are typed. `values` is null until something was changed. `linkKey`
 * stays the same while the form is mounted.
 */
export function useStoredValues(linkKey: string, values: FollowUpValues | null): StoredValues {
  const { store, stored } = useDraftStore((answers: FollowUpValues) =>
    updateDraft({
      id: followUpEntryId(linkKey),
      callName: 'client-followup-submit',
      formType: 'follow-up',
      change: () => ({ booking_id: linkKey, ...answers }),
    }),
  );
  useEffect(() => {
    if (values !== null) store.write(values);
  }, [values, store]);
  return { stored, flush: () => store.flush() };
}
