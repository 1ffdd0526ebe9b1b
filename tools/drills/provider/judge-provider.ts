import type { Result } from '../../test/result';
import type { OutageReport, ProviderReport } from './run-provider-drill';

/** Each promise that an outage kept or broke. A mail that is over when the provider is back is a code for the portal. */
export function judgeProvider({ outages }: ProviderReport): Result {
  const judged = outages.flatMap((outage) =>
    promises(outage).map(([promise, kept]) => ({ promise: `${outage.hours} h down: ${promise}`, kept })),
  );
  const failures = judged.filter(({ kept }) => !kept).map(({ promise }) => promise);
  return { name: 'provider', passed: judged.length - failures.length, failures };
}

function promises(outage: OutageReport): readonly (readonly [promise: string, kept: boolean])[] {
  const { hours, mails, sent, expired, dead, visible, sentByReplay, waiting, lost, doubled } = outage;
  return [
    [`none of ${mails} mails lost, but ${lost.join(' ')}`, lost.length === 0],
    [`each sent once, but ${doubled.join(' ')} more often`, doubled.length === 0],
    [`none still waiting, but ${waiting.join(' ')}`, waiting.length === 0],
    ...(hours < 72
      ? ([[`all drained, but ${dead} given up`, dead === 0 && sent + expired === mails]] as const)
      : ([
          [`some given up, but ${dead}`, dead > 0],
          [`those given up can be seen: ${visible} of ${dead}`, visible === dead],
          [`sent again, they go out: ${sentByReplay} of ${dead}`, sentByReplay === dead],
        ] as const)),
  ];
}
