import { useCallback, useEffect, useRef } from 'react';
import { reportFault } from '@/logging/report-fault';
import { keepTyped } from './keep-typed';
import { onPageLeave } from './on-page-leave';
import { mayBeTypedIn, type OutboxEntry } from './outbox-entry';
import { sameJson } from './same-json';

/** The longest time before a keystroke is stored on the device. */
const saveDelayMs = 400;

/**
 * For a form that shows a submitted entry not yet sent: stores with the entry what is typed there. The form calls the
 * returned function with its content, as it would be submitted, on opening and on each change, and with `null` when it
 * closes.
 */
export function useKeepTyped(entry: OutboxEntry | null | undefined): (typed: object | null) => void {
  const followed = useRef<OutboxEntry | null>(null);
  const typed = useRef<object | null>(null);
  const unsaved = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!unsaved.current || followed.current === null || typed.current === null) return;
    unsaved.current = false;
    keepTyped(followed.current, typed.current).catch((error: unknown) => {
      reportFault('typed text not saved', error);
      // The form still has it; the next change, or leaving the page, tries again.
      unsaved.current = true;
    });
  }, []);

  useEffect(() => {
    const before = followed.current;
    if (before !== null && before.id !== entry?.id) save();
    if (entry && mayBeTypedIn(entry)) {
      followed.current = entry;
      if (unsaved.current) timer.current ??= setTimeout(save, saveDelayMs);
      return;
    }
    if (before !== null && before.id === entry?.id && entry.state === 'sent') {
      // Submitting the same content in another tab removed what this form had stored.
      const removed = !entry.missed && typed.current !== null && !sameJson(typed.current, before.data);
      unsaved.current ||= removed;
      save();
    }
    followed.current = null;
  }, [entry, save]);

  useEffect(() => {
    const stop = onPageLeave(save);
    return () => {
      stop();
      save();
    };
  }, [save]);

  return useCallback(
    (now) => {
      if (now === null) save();
      else if (typed.current !== null && !sameJson(now, typed.current)) {
        unsaved.current = true;
        if (followed.current !== null) timer.current ??= setTimeout(save, saveDelayMs);
      }
      typed.current = now;
    },
    [save],
  );
}
