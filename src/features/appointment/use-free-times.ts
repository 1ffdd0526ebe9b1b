import type { ClosedLinkState } from '@domain/access/client-forms';
import { AppError } from '@domain/errors/app-error';
import type { CalendarDate } from '@domain/time/calendar-date';
import { useCallback, useEffect, useState } from 'react';
import { callFunction } from '@/api/call-function';
import { reportFault } from '@/logging/report-fault';
import { isConnected, reportCall, subscribeToConnection } from '@/offline/connectivity';
import { wasUnreachable } from '@/offline/judge-failure';

export type FreeTimesView =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly times: readonly string[] }
  /** `sentence` is the reason; null where the connection failed. */
  | { readonly state: 'failed'; readonly sentence: string | null }
  | { readonly state: 'closed'; readonly reason: ClosedLinkState };

interface FreeTimes {
  readonly view: FreeTimesView;
  readonly retry: () => void;
  /** Replaces the times by those that another response returned. */
  readonly replace: (times: readonly string[]) => void;
}

async function readTimes(booking: string, date: CalendarDate): Promise<FreeTimesView> {
  try {
    const answer = await callFunction('client-appointment-slots', { booking, date });
    reportCall(true);
    return answer.state === 'open'
      ? { state: 'ready', times: answer.times }
      : { state: 'closed', reason: answer.state };
  } catch (failure) {
    reportFault('free times not read', failure);
    const unreachable = wasUnreachable(failure);
    reportCall(!unreachable);
    const known = failure instanceof AppError && !unreachable;
    return { state: 'failed', sentence: known ? failure.details.userMessage : null };
  }
}

/** The free times of a day. They are loaded again when the connection is back. */
export function useFreeTimes(booking: string, date: CalendarDate): FreeTimes {
  const [round, setRound] = useState(0);
  const asked = `${date} ${round}`;
  const [known, setKnown] = useState<{ readonly asked: string; readonly view: FreeTimesView } | null>(null);
  const view: FreeTimesView = known?.asked === asked ? known.view : { state: 'loading' };

  useEffect(() => {
    let current = true;
    void readTimes(booking, date).then((read) => {
      // Ignores a late response for another day.
      if (current) setKnown({ asked, view: read });
    });
    return () => {
      current = false;
    };
  }, [booking, date, asked]);

  const retry = useCallback(() => setRound((before) => before + 1), []);
  const failed = view.state === 'failed';
  useEffect(() => {
    if (!failed) return;
    return subscribeToConnection(() => {
      if (isConnected()) retry();
    });
  }, [failed, retry]);

  const replace = useCallback(
    (times: readonly string[]) => setKnown({ asked, view: { state: 'ready', times } }),
    [asked],
  );
  return { view, retry, replace };
}
