import { useEffect, useState } from 'react';
import { readJson } from '@domain/json/parse-json';
import {
  isPublished,
  publishedPath,
  publishingState,
  type Published,
  type Publishing,
  type PublishingState,
} from '@domain/settings/publishing';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportedAs } from '@/logging/report-fault';
import { useNow } from '@/ui/use-now';

const secondsBetweenLooks = 5;

interface UsePublishing {
  /** Null until the public pages were asked. */
  readonly state: PublishingState | null;
  /** When the pages were built, or the deploy hook was called; null for never. */
  readonly since: string | null;
  readonly asking: boolean;
  /** Calls the deploy hook again. */
  readonly tryAgain: () => Promise<void>;
}

/** Whether the public pages show the settings of `version`. Looks again while they are built. */
export function usePublishing(call: CallAsAdmin, version: number, known: Publishing): UsePublishing {
  const now = useNow();
  const [published, setPublished] = useState<Published | null | undefined>(undefined);
  const [again, setAgain] = useState<{ readonly after: Publishing; readonly answer: Publishing } | null>(
    null,
  );
  const [asking, setAsking] = useState(false);
  const publishing = again?.after === known ? again.answer : known;
  const state =
    published === undefined ? null : publishingState(version, publishing, published, new Date(now));

  const waiting = state === null || state === 'publishing';
  useEffect(() => {
    let gone = false;
    const look = () =>
      void readPublished().then((found) => {
        if (!gone) setPublished(found);
      });
    look();
    const timer = waiting ? setInterval(look, secondsBetweenLooks * 1000) : undefined;
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [version, waiting]);

  const tryAgain = async () => {
    setAsking(true);
    const answer = await call('office-settings-publish', {}).catch(
      reportedAs('publishing not asked for', undefined),
    );
    setAsking(false);
    if (answer) setAgain({ after: known, answer });
  };

  const since = state === 'published' ? (published?.at ?? null) : (publishing.asked?.at ?? null);
  return { state, since, asking, tryAgain };
}

/** What the public pages were built with; null if it can't be read. */
async function readPublished(): Promise<Published | null> {
  try {
    const answer = await fetch(publishedPath, { cache: 'no-cache', credentials: 'omit' });
    return answer.ok ? readJson(await answer.text(), isPublished) : null;
  } catch {
    // ignored: without a connection nobody knows
    return null;
  }
}
