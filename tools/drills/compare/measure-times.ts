import { proposeMatches } from '@domain/report/compare/propose-matches';
import { randomFrom } from '../random';

/** Milliseconds of comparing 100 findings with 100. */
export interface Times {
  readonly usual: number;
  readonly longest: number;
}

export function measureTimes(seed: string): Times {
  const times = Array.from({ length: 20 }, (_, number) => {
    const random = randomFrom(`${seed}/time/${number}`);
    const run = (name: string) =>
      Array.from({ length: 100 }, (__, index) => ({
        id: `${name}-${index}`,
        mainProblem: ['Root intrusion', 'Offset joint', 'Crack'][random.below(3)] ?? '',
        footage: random.below(3_000) / 10,
      }));
    const [earlier, current] = [run('earlier'), run('current')];
    const since = performance.now();
    proposeMatches(earlier, current);
    return performance.now() - since;
  }).toSorted((one, other) => one - other);
  return { usual: Math.round(times[10] ?? 0), longest: Math.round(times[19] ?? 0) };
}
