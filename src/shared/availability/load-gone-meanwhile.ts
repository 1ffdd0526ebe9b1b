import { reportedAs } from '@/logging/report-fault';

/** The check of a time right before its form is sent; null where loading fails. */
export const loadGoneMeanwhile = () =>
  import('./gone-meanwhile').catch(reportedAs('the check of the time not loaded', null));
