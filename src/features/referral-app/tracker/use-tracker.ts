import { AppError } from '@domain/errors/app-error';
import type { TrackReferralsAnswer } from '@domain/referral/track-referrals';
import { useEffect, useState } from 'react';
import { log } from '@/logging/log';
import { debounced } from '@/ui/debounced';
import { trackReferrals, type TrackerQuestion } from './track-referrals';

export type TrackerView =
  | { readonly state: 'idle' }
  | { readonly state: 'searching' }
  | { readonly state: 'found'; readonly answer: TrackReferralsAnswer }
  /** `said`: the server's sentence; null where it has none. */
  | { readonly state: 'failed'; readonly said: string | null };

/** Debounce after the last keystroke. */
const quietMs = 400;

interface Asked {
  readonly question: TrackerQuestion;
  readonly view: TrackerView;
}

/**
 * Searches after a debounce; null searches nothing. Answers to an earlier question are dropped. Results stay on the
 * screen while they are reloaded, which also happens when the connection is back or `unsent`, the number of unsent
 * referrals, changes.
 */
export function useTracker(
  question: TrackerQuestion | null,
  unsent = 0,
): {
  readonly view: TrackerView;
  readonly retry: () => void;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const again = () => setRound((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  useEffect(() => {
    if (question === null) return;
    return debounced(quietMs, async (signal) => {
      const show = (view: TrackerView) => {
        if (!signal.aborted) setAsked({ question, view });
      };
      try {
        show({ state: 'found', answer: await trackReferrals(question, signal) });
      } catch (cause) {
        if (signal.aborted) return;
        log.error('the referrals could not be looked up', cause);
        show({ state: 'failed', said: sentenceOf(cause) });
      }
    });
  }, [question, round, unsent]);

  if (question === null) return { view: { state: 'idle' }, retry: () => undefined };
  return {
    view: asked?.question === question ? asked.view : { state: 'searching' },
    retry: () => {
      setAsked(null);
      setRound((before) => before + 1);
    },
  };
}

function sentenceOf(cause: unknown): string | null {
  if (!(cause instanceof AppError)) return null;
  const { code, userMessage, retryAfterSeconds } = cause.details;
  if (code === 'rate-limited') {
    const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60);
    return `Too many searches from your connection. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`;
  }
  return code === 'unavailable' || code === 'internal' ? null : userMessage;
}
