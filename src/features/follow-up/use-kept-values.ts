import { useCallback, useEffect, useRef, useState } from 'react';
import { onPageLeave } from '@/offline/on-page-leave';
import { updateDraft } from '@/offline/update-draft';
import { followUpEntryId } from './follow-up-entry';
import type { FollowUpValues } from './follow-up-values';

/** The longest time before a keystroke is stored on the device. */
const saveDelayMs = 200;

interface KeptValues {
  /** False where the device can't store what is typed. */
  readonly kept: boolean;
  /** Stores unsaved changes; resolves once they are stored or have failed. */
  readonly flush: () => Promise<void>;
}

/** Stores the answers on the device while they are typed. `values` is null until something was changed. */
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
        callName: 'client-followup-submit',
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
