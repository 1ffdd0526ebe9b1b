import {
  toBookingSubmission,
  type BookingFormValues,
  type BookingFormVariant,
} from '@domain/booking/booking-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { onPageLeave } from '@/offline/on-page-leave';
import { removeEntry } from '@/offline/outbox-store';
import { updateDraft } from '@/offline/update-draft';
import { mergedWithDraft } from './booking-values';

/** After the last keystroke. */
const quietMs = 400;
const keptForMs = 30 * 24 * 60 * 60_000;

interface DraftedForm {
  readonly variant: BookingFormVariant;
  readonly values: BookingFormValues;
  /** Whether anything is typed. */
  readonly dirty: boolean;
  /** Whether what is typed is about no entry of the outbox: it is neither on its way, nor a correction. */
  readonly idle: boolean;
  /** The variant's entries on this device. */
  readonly entries: readonly OutboxEntry[];
  readonly restore: (values: BookingFormValues) => void;
}

interface BookingDraft {
  /** What an earlier visit typed stands in the form again. */
  readonly restored: boolean;
  /** Ends the draft and answers its entry's id, for the submission to take its place. */
  readonly take: () => Promise<string | undefined>;
}

/** Keeps what is typed and not sent on the device, and brings it back once after the page was left or died. */
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
  // A submission begins some moments before the page is drawn that no longer saves.
  const taken = useRef(false);

  /** One after the other, as a submission takes the place of what was saved last. A device that cannot keep drafts has none. */
  const afterwards = (next: () => Promise<unknown>) => {
    work.current = work.current.then(next).catch(() => undefined);
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
      // Another tab may have submitted it: what is typed here is then another one.
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
