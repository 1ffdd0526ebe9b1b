import { useEffect, useState } from 'react';
import type { EarlierReport } from '@domain/report/compare/earlier-reports-call';
import { reportFault } from '@/logging/report-fault';

/** The reports of the same client about the same property, the newest first. @throws where they can't be read */
export type FindEarlierReports = (bookingId: string) => Promise<readonly EarlierReport[]>;

export type EarlierReports =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'found'; readonly reports: readonly EarlierReport[] };

export function useEarlierReports(find: FindEarlierReports, bookingId: string): EarlierReports {
  const [tries, setTries] = useState(0);
  const asked = `${bookingId} ${tries}`;
  const [found, setFound] = useState<{
    readonly asked: string;
    readonly reports: readonly EarlierReport[] | null;
  }>();
  useEffect(() => {
    let current = true;
    const answer = (reports: readonly EarlierReport[] | null) => {
      if (current) setFound({ asked, reports });
    };
    find(bookingId).then(answer, (error: unknown) => {
      reportFault('earlier reports not found', error);
      answer(null);
    });
    return () => {
      current = false;
    };
  }, [find, bookingId, asked]);
  if (found?.asked !== asked) return { state: 'loading' };
  if (found.reports === null) return { state: 'failed', retry: () => setTries((before) => before + 1) };
  return { state: 'found', reports: found.reports };
}
