import type { Result } from '../test/result';
import { checkIndexes, unsentQueries, type CheckedIndexes } from './check-indexes';
import type { QueryShape } from './query-shape';

interface Run {
  /** Whether all functions tests and all browser tests ran and passed, so that what nothing sent is a finding. */
  readonly whole: boolean;
  /** Whether nobody reads what is printed. */
  readonly onCi: boolean;
}

/** The row `indexes` of `npm test`: each query that was sent counts as passed if it has its indexes. */
export function judgeIndexes(shapes: readonly QueryShape[] | null, { whole, onCi }: Run): Result {
  if (shapes === null) {
    return {
      name: 'indexes',
      passed: 0,
      failures: whole && onCi ? [`indexes: ${notRecorded}`] : [],
      note: notRecorded,
    };
  }
  const checked = checkIndexes(shapes);
  return {
    name: 'indexes',
    passed: [...checked.sent.values()].filter((found) => found !== null).length,
    failures: findings(checked, whole ? unsentQueries(shapes) : null).map((finding) => `indexes: ${finding}`),
    note: `${countsOf(checked)}${whole ? '' : ` ${onlyWhole}`}`,
  };
}

export const notRecorded =
  'No query was recorded, so none was compared with firestore.indexes.json. Only the hidane that npm test builds ' +
  'records them: one from PATH and Google’s emulator don’t.';

const onlyWhole =
  'Unsent queries and unused indexes are looked for only when all functions tests and all browser tests pass.';

/** What is wrong, a sentence for each; `unsent` is null if not all tests ran. */
export function findings(
  { sent, exempt, unused }: Omit<CheckedIndexes, 'refused'>,
  unsent: readonly string[] | null,
): string[] {
  return [
    ...[...sent]
      .filter(([, found]) => found === null)
      .map(([query]) => {
        const fields = exempt.get(query)?.join(', ');
        return fields === undefined
          ? `firestore.indexes.json has no index for ${query}.`
          : `firestore.indexes.json exempts ${fields}, and a query asks for it: ${query}.`;
      }),
    ...(unsent ?? []).map((place) => `No test sent the query at ${place}.`),
    ...(unsent === null ? [] : unused).map((index) => `No test sent a query that uses the index ${index}.`),
  ];
}

/** How many queries were sent, and what answers them. */
export function countsOf({ sent, refused }: Pick<CheckedIndexes, 'sent' | 'refused'>): string {
  const found = [...sent.values()];
  const composite = found.filter((each) => each !== null && each.composite.length > 0);
  const used = new Set(composite.flatMap((each) => each?.composite ?? []));
  const missing = found.filter((each) => each === null).length;
  return (
    `${found.length} queries: ${found.length - composite.length - missing} answered by indexes of single fields, ` +
    `${composite.length} by ${used.size} composite indexes, ${missing} by none. ` +
    `${refused} more were refused on purpose by tests.`
  );
}
