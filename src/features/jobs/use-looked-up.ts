import { useEffect, useState } from 'react';
import type { JobLookup } from '@domain/job/job-reference';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportedAs } from '@/logging/report-fault';

/** When the searched job was created, milliseconds since the epoch, both included. */
export interface CreatedIn {
  readonly from: number;
  readonly to: number;
}

const nothing = { createdAt: null };

/** When a job was created whose reference, key or link was searched. Null: no such job. Undefined: not known yet. */
export function useLookedUp(lookup: JobLookup | null, call: CallAsAdmin): CreatedIn | null | undefined {
  const key = lookup?.kind === 'key' ? lookup.key : null;
  const [found, setFound] = useState<{ readonly key: string; readonly createdAt: string | null }>();
  useEffect(() => {
    if (key === null) return;
    let current = true;
    void call('office-job-find', { key })
      .catch(reportedAs('a job not found by its key', nothing))
      .then(({ createdAt }) => {
        if (current) setFound({ key, createdAt });
      });
    return () => {
      current = false;
    };
  }, [key, call]);
  if (lookup?.kind === 'reference') return lookup;
  if (key === null) return null;
  if (found?.key !== key) return undefined;
  const at = found.createdAt === null ? null : Date.parse(found.createdAt);
  return at === null ? null : { from: at, to: at };
}
