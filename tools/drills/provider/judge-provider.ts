import type { Result } from '../../test/result';
import type { OutageReport, ProviderReport } from './run-provider-drill';

/** Converts the report to a result. Only portal codes and links to a new password may expire before the provider is back. */
export function judgeProvider({ outages }: ProviderReport): Result {
  const judged = outages.flatMap((outage) =>
    promises(outage).map(([promise, kept]) => ({
      promise: `${outage.provider}, ${outage.hours} h down: ${promise}`,
      kept,
    })),
  );
  const failures = judged.filter(({ kept }) => !kept).map(({ promise }) => promise);
  return { name: 'provider', passed: judged.length - failures.length, failures };
}

function promises(outage: OutageReport): readonly (readonly [promise: string, kept: boolean])[] {
  const { hours, mails, sent, expired, dead, visible, sentByReplay, waiting, lost, doubled } = outage;
  return [
    [`none of ${mails} emails lost, but ${lost.join(' ')}`, lost.length === 0],
    [`each sent once, but ${doubled.join(' ')} several times`, doubled.length === 0],
    [`none still queued, but ${waiting.join(' ')}`, waiting.length === 0],
    ...(hours < 72
      ? ([[`all sent, but ${dead} became dead letters`, dead === 0 && sent + expired === mails]] as const)
      : ([
          [`some dead letters, but ${dead}`, dead > 0],
          [`dead letters are listed: ${visible} of ${dead}`, visible === dead],
          [`dead letters are sent again: ${sentByReplay} of ${dead}`, sentByReplay === dead],
        ] as const)),
  ];
}
