import { useEffect, useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { adoptEarlierDraft } from './adopt-earlier-draft';

/**
 * Looks once for a draft of an earlier link. Returns true when done. `about` is `null` until the link was redeemed.
 */
export function useAdoptedDraft(linkKey: string, about: string | null): boolean {
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    if (about === null) return;
    let shown = true;
    adoptEarlierDraft(linkKey, about)
      .catch(reportedAs('an earlier draft not adopted', undefined))
      .finally(() => shown && setLooked(true));
    return () => {
      shown = false;
    };
  }, [linkKey, about]);
  return about === null || looked;
}
