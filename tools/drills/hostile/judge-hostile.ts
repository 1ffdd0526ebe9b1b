import type { Result } from '../../test/result';
import { named, type HostileReport } from './run-hostile';

/** The maximum extra CPU time in milliseconds of a stranger's request over an ordinary one. */
export const dearestMs = 50;
/** The wait that indicates a blocked instance, even on a busy machine. */
export const longestWaitMs = 5_000;

/** Converts the report to a result; waiting times are judged only if `timed`. */
export function judgeHostile(report: HostileReport, timed: boolean): Result {
  const { costs, failures, beside, plainMs } = report;
  const dear = costs.filter(({ cpuMs }) => cpuMs - plainMs > dearestMs);
  const promises: readonly (readonly [promise: string, broken: readonly string[]])[] = [
    [
      `a request costs at most ${dearestMs} ms more than an ordinary one`,
      dear.map((cost) => `${named(cost)}: ${cost.cpuMs} ms`),
    ],
    ['no request gets a server error, and the client is served', failures],
    ...(timed
      ? ([
          [
            `the client never waits ${longestWaitMs} ms`,
            beside.worstMs < longestWaitMs ? [] : [`${beside.worstMs} ms`],
          ],
        ] as const)
      : []),
  ];
  const broken = promises
    .filter(([, found]) => found.length > 0)
    .map(([promise, found]) => `${promise}, but ${found.length}: ${found.slice(0, 10).join('; ')}`);
  return { name: 'hostile', passed: promises.length - broken.length, failures: broken };
}
