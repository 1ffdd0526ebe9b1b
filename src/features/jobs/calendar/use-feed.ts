import { useCallback, useEffect, useState } from 'react';
import type { Feed } from '@domain/feed/feed-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions } from '@/ui/use-actions';

type FeedView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly feed: Feed };

interface FeedControl {
  readonly view: FeedView;
  readonly retry: () => void;
  /** Creates an address, which replaces the one before. @returns whether it succeeded. */
  readonly issue: () => Promise<boolean>;
  /** Ends the address. @returns whether it succeeded. */
  readonly revoke: () => Promise<boolean>;
  readonly running: boolean;
}

/** The calendar feed of the signed-in admin. */
export function useFeed(call: CallAsAdmin): FeedControl {
  const [view, setView] = useState<FeedView>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const { act, running } = useActions();

  useEffect(() => {
    let shown = true;
    call('office-feed-open', {}).then(
      (feed) => {
        if (shown) setView({ state: 'ready', feed });
      },
      () => {
        if (shown) setView({ state: 'failed' });
      },
    );
    return () => {
      shown = false;
    };
  }, [call, round]);

  const retry = useCallback(() => {
    setView({ state: 'loading' });
    setRound((before) => before + 1);
  }, []);

  const change = async (
    name: 'office-feed-issue' | 'office-feed-revoke',
    words: { readonly done: string; readonly failed: string; readonly about: string },
  ) => {
    const outcome = await act(name, { ...words, refusedOffline: true }, async (idempotencyKey) => {
      setView({ state: 'ready', feed: await call(name, { idempotencyKey }) });
    });
    return outcome === 'done';
  };

  return {
    view,
    retry,
    issue: () =>
      change('office-feed-issue', {
        done: 'Address Created',
        failed: 'Failed to create an address.',
        about: 'Add it to your calendar app.',
      }),
    revoke: () =>
      change('office-feed-revoke', {
        done: 'Address Turned Off',
        failed: 'Failed to turn off the address.',
        about: 'Calendars that use it no longer get jobs.',
      }),
    running: running.size > 0,
  };
}
