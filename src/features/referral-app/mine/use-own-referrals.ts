import { AppError } from '@domain/errors/app-error';
import type { OwnReferral, ReferrerOverview } from '@domain/referral/referrer-calls';
import { useCallback, useEffect, useState } from 'react';
import { callAsReferrer } from '@/firebase/calls/referrer-call';
import { reportFault } from '@/logging/report-fault';
import { reportCall } from '@/offline/connectivity';
import { wasUnreachable } from '@/offline/judge-failure';
import { useToast } from '@/ui/use-toast';
import { leaveReferrals } from './leave-referrals';
import { referrerMark } from './session-mark';

interface OwnReferrals {
  readonly rows: readonly OwnReferral[];
  /** The place of the next page; null on the last one. */
  readonly next: string | null;
  readonly overview: ReferrerOverview;
}

export type OwnReferralsView =
  | { readonly state: 'loading' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'ready'; readonly own: OwnReferrals };

const ended = ['not-signed-in', 'not-allowed'];

/** The signed-in referrer's referrals. They stay on the screen while offline, and load again once back online. */
export function useOwnReferrals() {
  const toast = useToast();
  const [view, setView] = useState<OwnReferralsView>({ state: 'loading' });
  const [round, setRound] = useState(0);

  const read = useCallback(
    async (after: string | null) => {
      try {
        const answer = await callAsReferrer('portal-referrals-open', { after });
        reportCall(true);
        return answer;
      } catch (failure) {
        reportFault('the own referrals not read', failure);
        reportCall(!wasUnreachable(failure));
        if (failure instanceof AppError && ended.includes(failure.code)) {
          toast({ title: 'Signed out', description: failure.details.userMessage, destructive: true });
          // The stored session is no longer valid, so the mark is cleared even where signing out fails.
          await leaveReferrals().catch((error: unknown) => {
            reportFault('the referrals not left', error);
            referrerMark.clear();
          });
        }
        return null;
      }
    },
    [toast],
  );

  useEffect(() => {
    let current = true;
    void read(null).then((answer) => {
      if (!current) return;
      const overview = answer?.overview;
      setView((before) => {
        if (answer && overview) return { state: 'ready', own: { ...answer.referrals, overview } };
        return before.state === 'ready' ? before : { state: 'unreachable' };
      });
    });
    return () => {
      current = false;
    };
  }, [read, round]);

  useEffect(() => {
    const again = () => setRound((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  const more = async () => {
    if (view.state !== 'ready' || view.own.next === null) return;
    const { next } = view.own;
    const answer = await read(next);
    if (!answer) {
      // A toast has already said that the session has ended.
      if (referrerMark.isSet()) {
        toast({ title: 'Error', description: 'We couldn’t load any more.', destructive: true });
      }
      return;
    }
    setView((before) =>
      // Ignores a duplicate answer for the same place.
      before.state === 'ready' && before.own.next === next
        ? {
            state: 'ready',
            own: {
              ...before.own,
              rows: [...before.own.rows, ...answer.referrals.rows],
              next: answer.referrals.next,
            },
          }
        : before,
    );
  };

  const retry = () => {
    setView({ state: 'loading' });
    setRound((before) => before + 1);
  };
  return { view, retry, more };
}
