import type { ProviderReport } from './run-provider-drill';

export function describeProviderReport({ outages }: ProviderReport): string[] {
  return outages.map(
    ({ hours, mails, failedCalls, drainedInMinutes, sent, expired, dead, sentByReplay, lost, doubled }) =>
      `${hours} h down: ${mails} emails, ${failedCalls} calls failed; ${sent} sent within ${drainedInMinutes} minutes, ` +
      `${expired} expired, ${dead} dead letters and ${sentByReplay} of them sent again; ${lost.length} lost, ${doubled.length} doubled`,
  );
}
