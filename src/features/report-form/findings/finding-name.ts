import type { FindingValues } from '../report-values';

/** A finding's name in lists and for screen readers: `Finding 3, Offset joint at 34 ft`. */
export function findingName({ mainProblem, footage }: FindingValues, number: number): string {
  const place = footage.trim() === '' ? '' : ` at ${footage.trim()} ft`;
  const problem = mainProblem.trim();
  return problem === '' && place === '' ? `Finding ${number}` : `Finding ${number}, ${problem}${place}`;
}
