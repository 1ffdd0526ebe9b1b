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
    unsaved.current = null;
    if (data === null || taken.current) return;
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

  useEffect(() => {
    if (values === null || taken.current) return;
    unsaved.current = values;
    timer.current ??= setTimeout(() => void flush(), saveDelayMs);
  }, [values, flush]);

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
  };
  const forget = async () => {
    unsaved.current = null;
    await flush();
    await removeEntry(id.current).catch(() => undefined);
    id.current = crypto.randomUUID();
  };
  return { kept, take, goOn, forget };
}
