import type { BuildGraph } from './build-graph';
import { findReach } from './find-reach';
import { reachRules } from './reach-rules';

export interface ReachResult {
  /** Pairs of an entry and a rule that it satisfies. */
  readonly stored: number;
  readonly failures: readonly string[];
}

/** Checks each rule against each entry it applies to; a violation is reported with its import chain. */
export function checkReach(graph: BuildGraph): ReachResult {
  const built = new Set(Object.values(graph.chunks).map(({ entry }) => entry));
  const judged = reachRules.flatMap(({ name, unwanted, reach, entries }) =>
    entries
      .filter((entry) => built.has(entry))
      .map((entry) => {
        const chain = findReach(graph, entry, unwanted, reach);
        return chain && `${entry} reaches ${name}: ${chain.join(' > ')}`;
      }),
  );
  const failures = judged.filter((sentence) => sentence !== null);
  return { stored: judged.length - failures.length, failures };
}
