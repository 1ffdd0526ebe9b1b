import { reportedAs } from '@/logging/report-fault';
import {
  toRequestSubmission,
  type RequestFormValues,
  type RequestFormVariant,
} from '@domain/request/request-form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { draftRetentionMs } from '@/offline/draft-retention';
import { removeEntry } from '@/offline/outbox-store';
import { SubmissionDraft } from '@/offline/submission-draft';
import { useSettings } from '@/settings/use-settings';
import { mergedWithDraft } from './request-values';

interface DraftedForm {
  readonly variant: RequestFormVariant;
  readonly values: RequestFormValues;
  /** Whether anything is typed. */
  readonly dirty: boolean;
  /** Whether the input belongs to no outbox entry, so that it is neither being sent nor a correction. */
  readonly idle: boolean;
  /** The variant's entries on this device. */
  readonly entries: readonly OutboxEntry[];
  readonly restore: (values: RequestFormValues) => void;
}

interface RequestDraft {
  /** Whether input from an earlier visit was restored. */
  readonly restored: boolean;
  /** Ends the draft and returns its entry's id, for the submission to replace. */
  readonly take: () => Promise<string | undefined>;
}

/** Stores unsent input on the device, and restores it once after the page was left or crashed. */
export function useRequestDraft({
  variant,
  values,
  dirty,
  idle,
  entries,
  restore,
}: DraftedForm): RequestDraft {
  const { services } = useSettings();
  const [opened] = useState(() => Date.now());
  const [restored, setRestored] = useState(false);
  const [draft] = useState(
    () => new SubmissionDraft({ callName: 'secure-form-submission', formType: 'booking' }, undefined),
  );
  useEffect(() => draft.store.start(), [draft]);

  const bringBack = useEffectEvent(() => {
    const drafts = entries.filter(({ state }) => state === 'draft');
    for (const { id, changedAt } of drafts)
      if (changedAt < opened - draftRetentionMs)
        removeEntry(id).catch(reportedAs('an expired draft not removed', undefined));
    const earlier = drafts
      .filter(({ changedAt }) => changedAt < opened && changedAt >= opened - draftRetentionMs)
      .at(-1);
    if (draft.isStored || restored || !earlier) return;
    draft.adopt(earlier.id);
    setRestored(true);
    restore(mergedWithDraft(values, earlier.data));
  });
  useEffect(() => {
    bringBack();
  }, [entries]);

  useEffect(() => {
    if (!idle || !dirty) {
      void draft.store.discard();
      return;
    }
    draft.store.release();
    draft.store.write(toRequestSubmission(services, variant, values));
  }, [services, variant, values, idle, dirty, draft]);
  const forget = useEffectEvent(() => {
    setRestored(false);
    void draft.forget();
  });
  useEffect(() => {
    if (idle && !dirty) forget();
  }, [idle, dirty]);

  const take = async () => {
    const entryId = await draft.take();
    setRestored(false);
    return entryId;
  };
  return { restored, take };
}
