import type { ComparedFinding } from '@domain/report/compare/compared-finding';
import { proposeMatches, type Match, type Proposal } from '@domain/report/compare/propose-matches';
import { fromOtherEnd } from '@domain/report/compare/alignment';

export type Propose = (
  earlier: readonly ComparedFinding[],
  current: readonly ComparedFinding[],
  offset?: number,
) => Proposal;

/** Faults to plant, each as a mistake that the proposal could have. */
export const plants = {
  /** Findings are matched wherever they are. */
  order: (earlier, current, offset) => {
    const { matches, ...proposal } = proposeMatches(earlier, current, offset);
    return { ...proposal, matches: withSwapped(matches) };
  },
  /** The counter's start is ignored. */
  offset: (earlier, current) => proposeMatches(earlier, current, 0),
  /** A finding stands for two. */
  twice: (earlier, current, offset) => {
    const proposal = proposeMatches(earlier, current, offset);
    const [first] = proposal.matches;
    const [gone, ...others] = proposal.gone;
    if (!first || gone === undefined) return proposal;
    return { ...proposal, gone: others, matches: [...proposal.matches, { ...first, earlierId: gone }] };
  },
  /** The earlier footages count from the wrong end of the line. */
  mirror: (earlier, current, offset) =>
    proposeMatches(
      earlier.map((one) => ({ ...one, footage: fromOtherEnd(one.footage, 60) })),
      current,
      offset,
    ),
  /** Whatever is near is taken for the same. */
  kind: (earlier, current, offset) => {
    const blind = (run: readonly ComparedFinding[]) => run.map((one) => ({ ...one, mainProblem: 'Finding' }));
    return proposeMatches(blind(earlier), blind(current), offset);
  },
  /** Only the exact same place is the same. */
  tolerance: (earlier, current, offset) => {
    const proposal = proposeMatches(earlier, current, offset);
    const footage = (run: readonly ComparedFinding[], id: string) =>
      run.find((one) => one.id === id)?.footage;
    const exact = proposal.matches.filter(
      ({ earlierId, currentId }) => footage(earlier, earlierId) === footage(current, currentId),
    );
    const lost = proposal.matches.filter((match) => !exact.includes(match));
    return {
      ...proposal,
      matches: exact,
      gone: [...proposal.gone, ...lost.map(({ earlierId }) => earlierId)],
      added: [...proposal.added, ...lost.map(({ currentId }) => currentId)],
    };
  },
} satisfies Record<string, Propose>;

export type Plant = keyof typeof plants;

/** The first and the last match, each with the other's finding. */
function withSwapped(matches: readonly Match[]): Match[] {
  const [first, last] = [matches[0], matches.at(-1)];
  if (!first || !last || first === last) return [...matches];
  return [
    { ...first, currentId: last.currentId },
    ...matches.slice(1, -1),
    { ...last, currentId: first.currentId },
  ];
}
