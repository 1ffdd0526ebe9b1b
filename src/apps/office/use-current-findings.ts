import { useEffect } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { useSettings } from '@/settings/use-settings';

/** Keeps the library of findings on the device current on every tab, so that a report can be begun offline. */
export function useCurrentFindings(): void {
  const { version } = useSettings();
  useEffect(() => {
    const ask = () => void askFor(version).catch(reportedAs('the findings not asked for', undefined));
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [version]);
}

/** Loaded on demand: nothing on the page waits for it. */
async function askFor(version: number): Promise<void> {
  const [{ keepFindingsCurrent }, { callAsAdmin }] = await Promise.all([
    import('@/features/report-form/library/kept-library'),
    import('@/firebase/calls/call-as-admin'),
  ]);
  await keepFindingsCurrent(callAsAdmin, version);
}
