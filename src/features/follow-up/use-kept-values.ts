import { useCallback, useEffect, useRef, useState } from 'react';
import { onPageLeave } from '@/offline/on-page-leave';
import { updateDraft } from '@/offline/update-draft';
import { followUpEntryId } from './follow-up-entry';
import type { FollowUpValues } from './follow-up-values';

/** The longest that a keystroke waits before it is on the device. */
const saveDelayMs = 200;

interface KeptValues {
  /** False where the device refuses to keep what is typed. */
  readonly kept: boolean;
  /** Keeps what is left to keep; settles when the device has it or has refused. */
  readonly flush: () => Promise<void>;
}

/** Keeps the answers on the device while they are written. `values` null: nothing was changed yet. */
export function useKeptValues(bookingKey: string, values: FollowUpValues | null): KeptValues {
  const [kept, setKept] = useState(true);
  const unsaved = useRef<FollowUpValues | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const saved = unsaved.current;
    unsaved.current = null;
    if (saved === null) return;
    try {
      await updateDraft({
        id: followUpEntryId(bookingKey),
        callName: 'submitFollowUp',
        formType: 'follow-up',
        change: () => ({ booking_id: bookingKey, ...saved }),
      });
      setKept(true);
    } catch {
      setKept(false);
    }
  }, [bookingKey]);

  useEffect(() => {
    if (values === null) return;
    unsaved.current = values;
    timer.current ??= setTimeout(() => void flush(), saveDelayMs);
  }, [values, flush]);

  useEffect(() => {
    const save = () => void flush();
    const stop = onPageLeave(save);
    return () => {
      stop();
      save();
    };
  }, [flush]);

  return { kept, flush };
}
