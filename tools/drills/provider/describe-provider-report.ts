import type { ProviderReport } from './run-provider-drill';

export function describeProviderReport({ outages }: ProviderReport): string[] {
  return outages.map(
    ({ hours, mails, failedCalls, drainedInMinutes, sent, expired, dead, sentByReplay, lost, doubled }) =>
      `${hours} h down: ${mails} mails, ${failedCalls} calls failed; ${sent} sent within ${drainedInMinutes} minutes, ` +
      `${expired} over, ${dead} given up and ${sentByReplay} of them sent again; ${lost.length} lost, ${doubled.length} doubled`,
  );
}
