import type { LibraryFinding } from './library-finding';

/** What a device remembers about its inspector's picks. */
export interface FindingUse {
  /** Ids, the last used first. */
  readonly lastUsed: readonly string[];
  /** Whether a finding is a favorite here; the owner's choice for those that are missing. */
  readonly favorites: Readonly<Partial<Record<string, boolean>>>;
}

export const noUse: FindingUse = { lastUsed: [], favorites: {} };

const mostRemembered = 60;

/**
 * The findings that match a few letters: each word of the query begins a word of the title or problem. Titles that begin
 * with the query come first, then those that have it, then problems. Among equals, the last used come first, then
 * favorites, then the others in the library's order.
 */
export function findFindings(
  library: readonly LibraryFinding[],
  query: string,
  use: FindingUse,
): readonly LibraryFinding[] {
  const asked = wordsOf(query);
  const found = library.filter((finding) => {
    if (!finding.active) return false;
    const words = wordsOf(`${finding.title} ${finding.problem}`);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  });
  return found.toSorted(
    (one, other) => matchOf(one, asked) - matchOf(other, asked) || rankOf(one, use) - rankOf(other, use),
  );
}

/** How well a finding matches, 0 for best. */
function matchOf({ title }: LibraryFinding, asked: readonly string[]): number {
  const words = wordsOf(title);
  const [first = ''] = asked;
  if (!asked.every((part) => words.some((word) => word.startsWith(part)))) return 2;
  return words[0]?.startsWith(first) ? 0 : 1;
}

function rankOf(finding: LibraryFinding, use: FindingUse): number {
  const place = use.lastUsed.indexOf(finding.id);
  if (place !== -1) return place;
  return isFavorite(finding, use) ? mostRemembered : mostRemembered + 1;
}

export function isFavorite({ id, favorite }: LibraryFinding, { favorites }: FindingUse): boolean {
  return favorites[id] ?? favorite;
}

/** After a finding was picked. */
export function usedFinding({ lastUsed, favorites }: FindingUse, id: string): FindingUse {
  return { lastUsed: [id, ...lastUsed.filter((used) => used !== id)].slice(0, mostRemembered), favorites };
}

/** Letters and digits; `1/4` stays one word. */
function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9/]+/)
    .filter(Boolean);
}
