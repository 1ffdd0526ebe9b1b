import { reportAssets } from '@domain/report/report-assets';
import type * as faults from './faults';

/**
 * Reports what nothing on this page handles. By a fixed address, because the bundler's own lazy import would need a
 * shared file, which every reader would load.
 */
export function watchFaults(): void {
  addEventListener('error', ({ error }) => report('an uncaught error', error));
  addEventListener('unhandledrejection', ({ reason }) => report('an unhandled rejection', reason));
}

function report(where: string, error: unknown): void {
  (import(/* @vite-ignore */ reportAssets.faults) as Promise<typeof faults>)
    .then(({ reportUnhandled }) => reportUnhandled(where, error))
    .catch(() => {
      // ignored: a report that can't be sent must not cause another fault
    });
}
