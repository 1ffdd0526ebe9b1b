import { useCallback, useEffect, useRef, useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { onPageLeave } from '@/offline/on-page-leave';
import { removeEntry } from '@/offline/outbox-store';
import { updateDraft } from '@/offline/update-draft';
import type { ReferralValues } from './referral-values';

/** The longest time before a keystroke is stored on the device. */
const saveDelayMs = 200;

export interface ReferralDraft {
  /** False where the device can't store what is typed. */
  readonly kept: boolean;
  /** Ends the draft, so that it isn't written again, and returns its id for the submission. */
  readonly take: () => Promise<string>;
  /** Resumes after a failed submission, under the id of its entry. */
  readonly goOn: (id?: string) => void;
  /** Removes the draft from the device. */
  readonly forget: () => Promise<void>;
}

/** Stores a referral on the device while it is typed. `values` is null if there is nothing to store. */
export function useReferralDraft(startId: string, values: ReferralValues | null): ReferralDraft {
  const [kept, setKept] = useState(true);
  const id = useRef(startId);
  const unsaved = useRef<ReferralValues | null>(null);
  const taken = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const work = useRef<Promise<void>>(Promise.resolve());

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const data = unsaved.current;
    // Input typed during a submission waits for its outcome.
    if (data === null || taken.current) return;
    unsaved.current = null;
    const keepAs = (draftId: string) =>
      updateDraft({
        id: draftId,
        callName: 'submitReferral',
        formType: 'referral',
        change: () => data,
      });
    try {
      const entry = await keepAs(id.current);
      // If another tab has submitted the draft, this input becomes a new one.
      if (entry.state !== 'draft') id.current = (await keepAs(crypto.randomUUID())).id;
      setKept(true);
    } catch {
      setKept(false);
    }
  }, []);

  /** Saves in sequence, because a submission replaces the last saved draft. */
  const flush = useCallback(() => (work.current = work.current.then(save)), [save]);

  const plan = useCallback(() => {
    timer.current ??= setTimeout(() => void flush(), saveDelayMs);
  }, [flush]);

  useEffect(() => {
    if (values === null) return;
    unsaved.current = values;
    plan();
  }, [values, plan]);

  useEffect(() => {
    const stop = onPageLeave(() => void flush());
    return () => {
      stop();
      void flush();
    };
  }, [flush]);

  const take = async () => {
    await flush();
    taken.current = true;
    return id.current;
  };
  const goOn = (entryId?: string) => {
    taken.current = false;
    id.current = entryId ?? id.current;
    plan();
  };
  const forget = async () => {
    unsaved.current = null;
    await flush();
    // Later input belongs to a new draft, which isn't removed with this one.
    const forgotten = id.current;
    id.current = crypto.randomUUID();
    await removeEntry(forgotten).catch(reportedAs('a referral draft not removed', undefined));
  };
  return { kept, take, goOn, forget };
}
