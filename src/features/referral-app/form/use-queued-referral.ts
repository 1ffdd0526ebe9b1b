import { fieldsIn } from '@domain/json/guards';
import { referralSubmissionSchema } from '@domain/referral/referral-submission';
import { useEffect, useEffectEvent } from 'react';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { useEntry } from '@/offline/use-entry';
import { useKeepTyped } from '@/offline/use-keep-typed';
import { toReferralSubmission, type ReferralValues } from './referral-values';

interface Options {
  /** Whether the entry waits to be sent. */
  readonly queued: boolean;
  readonly values: ReferralValues;
  /** Called when the entry was sent in the background. */
  readonly onSent: (entryId: string) => void;
}

/** Follows a queued referral while it is in the form, and stores with it what is typed. */
export function useQueuedReferral(
  entry: OutboxEntry | null,
  { queued, values, onSent }: Options,
): {
  /** Whether the device has edits of the entry that were not submitted. */
  readonly edited: boolean;
} {
  const live = useEntry(queued && entry ? entry.id : '');
  const reportTyped = useKeepTyped(live === undefined ? entry : live);
  useEffect(() => {
    const { deviceKey } = fieldsIn(entry?.data);
    const key = typeof deviceKey === 'string' ? deviceKey : '';
    reportTyped(queued ? toReferralSubmission(referralSubmissionSchema.cast(values), key) : null);
  }, [reportTyped, queued, entry, values]);
  const follow = useEffectEvent(() => {
    if (live?.state === 'sent') onSent(live.id);
  });
  useEffect(() => {
    follow();
  }, [live]);
  return { edited: (live ?? entry)?.typed !== undefined };
}
