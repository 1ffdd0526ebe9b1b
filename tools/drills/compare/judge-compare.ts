import type { Result } from '../../test/result';
import type { Times } from './measure-times';
import type { CompareReport } from './run-compare-drill';

/** What a drill has to reach, of a hundred. */
const demands = { rightInCrowds: 90, offsets: 95 } as const;

/** Milliseconds for 100 findings with 100; a person waits for it. */
const slowest = 1_000;

export function judgeCompare({ kinds, problems }: CompareReport, times?: Times): Result {
  const { clear, crowded } = kinds;
  const shown = problems.slice(0, 20);
  const checks: readonly (readonly [string, boolean])[] = [
    ...shown.map((problem) => [problem, false] as const),
    [`${problems.length} problems in all`, problems.length === 0],
    [
      `${hundredth(crowded.right, crowded.inBoth)} % right where the same problems repeat`,
      crowded.right * 100 >= demands.rightInCrowds * crowded.inBoth,
    ],
    [
      `${hundredth(clear.offsets, clear.shifted)} % of the offsets found`,
      clear.offsets * 100 >= demands.offsets * clear.shifted,
    ],
    ...(times ? [[`${times.longest} ms for 100 findings`, times.longest <= slowest] as const] : []),
  ];
  return {
    name: 'compare',
    passed: checks.filter(([, passed]) => passed).length,
    failures: checks.filter(([, passed]) => !passed).map(([words]) => words),
  };
}

export function hundredth(part: number, whole: number): string {
  return whole === 0 ? '0' : ((100 * part) / whole).toFixed(1);
}
