import { alignFindings, type FindingLists } from './align-findings';
import { farthestOffset } from './tolerance';

/** How many offsets are tried. */
const tried = 12;
/** Differences this close speak for the same offset. */
const together = 10;
/** Offsets are proposed in half feet; no counter is more exact. */
const halfFoot = 5;
/** What an offset has to explain: more than one pair, because any one finding can be moved onto another. */
const priceOfOffset = 1_000;

/**
 * The offset, in tenths of a foot, that explains the second inspection better than none does: the counter started elsewhere, or
 * the camera went in at another cleanout. 0 without such a reason.
 */
export function proposeOffset(lists: FindingLists): number {
  let best = { offset: 0, score: alignFindings(lists, 0).score };
  const known = new Set([0]);
  for (const candidate of candidates(lists)) {
    const offset = refined(lists, candidate);
    if (known.has(offset) || Math.abs(offset) > farthestOffset) continue;
    known.add(offset);
    const score = alignFindings(lists, offset).score - priceOfOffset;
    const nearer = Math.abs(offset) < Math.abs(best.offset);
    if (score > best.score || (score === best.score && nearer)) best = { offset, score };
  }
  return best.offset;
}

/** The differences between findings of one kind that come up most often. */
function candidates({ earlier, current, likeness }: FindingLists): number[] {
  const differences = earlier
    .flatMap(({ tenths }, row) =>
      current.flatMap((other, column) => ((likeness[row]?.[column] ?? 0) > 0 ? [other.tenths - tenths] : [])),
    )
    .filter((difference) => Math.abs(difference) <= farthestOffset)
    .sort((one, other) => one - other);
  const counted = [...new Set(differences)].map((offset) => ({
    offset,
    count: firstAbove(differences, offset + together) - firstAbove(differences, offset - together - 1),
  }));
  counted.sort(
    (one, other) =>
      other.count - one.count || Math.abs(one.offset) - Math.abs(other.offset) || one.offset - other.offset,
  );
  const chosen: number[] = [];
  for (const { offset, count } of counted) {
    // One pair alone can't pay for an offset.
    if (chosen.length === tried || count < 2) break;
    if (chosen.every((other) => Math.abs(other - offset) > together)) chosen.push(offset);
  }
  return chosen;
}

/** The middle of what its pairs differ by, in half feet. */
function refined(lists: FindingLists, candidate: number): number {
  const { pairs } = alignFindings(lists, candidate);
  const differences = pairs
    .map(([row, column]) => (lists.current[column]?.tenths ?? 0) - (lists.earlier[row]?.tenths ?? 0))
    .sort((one, other) => one - other);
  const last = differences.length - 1;
  if (last < 0) return candidate;
  const middle = ((differences[Math.floor(last / 2)] ?? 0) + (differences[Math.ceil(last / 2)] ?? 0)) / 2;
  return Math.sign(middle) * Math.round(Math.abs(middle) / halfFoot) * halfFoot;
}

/** How many of the sorted numbers are no greater than this one. */
function firstAbove(sorted: readonly number[], limit: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
