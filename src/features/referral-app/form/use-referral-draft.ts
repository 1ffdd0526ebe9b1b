import { useCallback, useEffect, useRef, useState } from 'react';
import { onPageLeave } from '@/offline/on-page-leave';
import { removeEntry } from '@/offline/outbox-store';
import { updateDraft } from '@/offline/update-draft';
import type { ReferralValues } from './referral-values';

/** The longest that a keystroke waits before it is on the device. */
const saveDelayMs = 200;

export interface ReferralDraft {
  /** False where the device refuses to keep what is typed. */
  readonly kept: boolean;
  /** Ends the draft, so that nothing is written to it any more, and answers its id for the submission to take over. */
  readonly take: () => Promise<string>;
  /** Goes on after a submission that did not go through, under the id of its entry. */
  readonly goOn: (id?: string) => void;
  /** Takes what was kept off the device. */
  readonly forget: () => Promise<void>;
}

/** Keeps a referral on the device while it is written. `values` null: there is nothing to keep. */
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
    // What is typed during a submission waits for what becomes of it.
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
      // Another tab may have submitted it: what is typed here is then another one.
      if (entry.state !== 'draft') id.current = (await keepAs(crypto.randomUUID())).id;
      setKept(true);
    } catch {
      setKept(false);
    }
  }, []);

  /** One after the other: a submission takes the place of what was saved last. */
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
    // What is typed from now on is another draft, and not taken off with this one.
    const forgotten = id.current;
    id.current = crypto.randomUUID();
    await removeEntry(forgotten).catch(() => undefined);
  };
  return { kept, take, goOn, forget };
}
