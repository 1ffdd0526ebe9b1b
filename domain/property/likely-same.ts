import { addressParts } from './address-parts';

/**
 * How likely two addresses are spellings of one property, from 0 (not proposed) to 1. They have the same house number, no
 * conflicting unit or direction, and the names of one are all in the other, but for a typing mistake: the city may be
 * missing, not another one.
 */
export function likelySame(one: string, other: string): number {
  const [a, b] = [addressParts(one), addressParts(other)];
  if (a.number === '' || a.number !== b.number) return 0;
  if (a.unit !== b.unit && a.unit !== '' && b.unit !== '') return 0;
  if (conflict(a.directions, b.directions)) return 0;
  const [shorter, longer] = a.names.length <= b.names.length ? [a.names, b.names] : [b.names, a.names];
  if (shorter.length === 0) return 0;
  const left = [...longer];
  for (const name of shorter) {
    const at = left.findIndex((candidate) => isSameName(name, candidate));
    if (at === -1) return 0;
    left.splice(at, 1);
  }
  return (shorter.length / longer.length) * (a.unit === b.unit ? 1 : 0.5);
}

function conflict(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && others.length > 0 && !some.some((each) => others.includes(each));
}

/** Longest name in which one typing mistake isn't another name. */
const shortName = 3;

function isSameName(one: string, other: string): boolean {
  if (one === other) return true;
  // Another number is another street.
  if (/\d/.test(one + other) || Math.min(one.length, other.length) <= shortName) return false;
  return mistakes(one, other) <= (Math.min(one.length, other.length) >= 8 ? 2 : 1);
}

/** Letters to add, drop, change, or swap with the next one. */
function mistakes(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
