import {
  toBookingSubmission,
  type BookingFormValues,
  type BookingFormVariant,
} from '@domain/booking/booking-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { onPageLeave } from '@/offline/on-page-leave';
import { removeEntry } from '@/offline/outbox-store';
import { updateDraft } from '@/offline/update-draft';
import { mergedWithDraft } from './booking-values';

/** Debounce after the last keystroke. */
const quietMs = 400;
const keptForMs = 30 * 24 * 60 * 60_000;

interface DraftedForm {
  readonly variant: BookingFormVariant;
  readonly values: BookingFormValues;
  /** Whether anything is typed. */
  readonly dirty: boolean;
  /** Whether the input belongs to no outbox entry, so that it is neither being sent nor a correction. */
  readonly idle: boolean;
  /** The variant's entries on this device. */
  readonly entries: readonly OutboxEntry[];
  readonly restore: (values: BookingFormValues) => void;
}

interface BookingDraft {
  /** Whether input from an earlier visit was restored. */
  readonly restored: boolean;
  /** Ends the draft and returns its entry's id, for the submission to replace. */
  readonly take: () => Promise<string | undefined>;
}

/** Stores unsent input on the device, and restores it once after the page was left or crashed. */
export function useBookingDraft({
  variant,
  values,
  dirty,
  idle,
  entries,
  restore,
}: DraftedForm): BookingDraft {
  const [opened] = useState(() => Date.now());
  const [restored, setRestored] = useState(false);
  const id = useRef<string | undefined>(undefined);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  // A submission begins before the render in which saving stops.
  const taken = useRef(false);

  /** Runs in sequence, because a submission replaces the last saved draft. The form outlives a failure to store it. */
  const afterwards = (next: () => Promise<unknown>) => {
    work.current = work.current.then(next).catch(reportedAs('a booking draft not saved', undefined));
  };

  const bringBack = useEffectEvent(() => {
    const drafts = entries.filter(({ state }) => state === 'draft');
    for (const draft of drafts)
      if (draft.changedAt < opened - keptForMs) afterwards(() => removeEntry(draft.id));
    const earlier = drafts
      .filter(({ changedAt }) => changedAt < opened && changedAt >= opened - keptForMs)
      .at(-1);
    if (id.current !== undefined || restored || !earlier) return;
    id.current = earlier.id;
    setRestored(true);
    restore(mergedWithDraft(values, earlier.data));
  });
  useEffect(() => {
    bringBack();
  }, [entries]);

  const keep = useEffectEvent(() => {
    const data = toBookingSubmission(variant, values);
    const keepAs = (draftId: string) =>
      updateDraft({ id: draftId, callName: 'submitForm', formType: 'booking', change: () => data });
    afterwards(async () => {
      const draft = await keepAs(id.current ?? crypto.randomUUID());
      // If another tab has submitted the draft, this input becomes a new one.
      id.current = (draft.state === 'draft' ? draft : await keepAs(crypto.randomUUID())).id;
    });
  });
  const forget = useEffectEvent(() => {
    setRestored(false);
    if (id.current === undefined) return;
    afterwards(async () => {
      const entryId = id.current;
      id.current = undefined;
      if (entryId !== undefined) await removeEntry(entryId);
    });
  });
  useEffect(() => {
    if (!idle || !dirty) return;
    taken.current = false;
    let due = true;
    const save = () => {
      if (due && !taken.current) keep();
      due = false;
    };
    const timer = setTimeout(save, quietMs);
    const stop = onPageLeave(save);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [values, idle, dirty]);
  useEffect(() => {
    if (idle && !dirty) forget();
  }, [idle, dirty]);

  const take = async () => {
    taken.current = true;
    await work.current;
    const entryId = id.current;
    id.current = undefined;
    setRestored(false);
    return entryId;
  };
  return { restored, take };
}
