import { reportedAs } from '@/logging/report-fault';

const longestWaitMs = 2_000;

/** The check of a time right before its form is sent; null where loading fails or takes too long. */
export const loadGoneMeanwhile = () =>
  Promise.race([
    import('./gone-meanwhile').catch(reportedAs('the check of the time not loaded', null)),
    // The request isn't stored on the device before this.
    new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null)),
  ]);
