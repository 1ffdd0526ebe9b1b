import { factoryFindings } from './factory-findings';
import type { FindingSettings, LibraryFinding } from './library-finding';

/** All findings with the owner's changes, in the owner's order, the hidden ones too. */
export function libraryOf({ items, order }: FindingSettings): readonly LibraryFinding[] {
  const changed = new Map(items.map((item) => [item.id, item]));
  const known = new Set(factoryFindings.map(({ id }) => id));
  const all = [
    ...factoryFindings.map((finding) => changed.get(finding.id) ?? finding),
    ...items.filter(({ id }) => !known.has(id)),
  ];
  if (order.length === 0) return all;
  const placeOf = ({ id }: LibraryFinding) => {
    const place = order.indexOf(id);
    return place === -1 ? order.length : place;
  };
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What of a whole library has to be stored: what differs from the trade's. */
export function findingChanges(library: readonly LibraryFinding[]): FindingSettings {
  const items = library.filter((finding) => !isStandard(finding));
  const ids = library.map(({ id }) => id);
  const usual = libraryOf({ items, order: [] }).map(({ id }) => id);
  return { items, order: ids.join() === usual.join() ? [] : ids };
}

/** The trade's own finding of this id; undefined for one that the owner added. */
export function factoryFinding(id: string): LibraryFinding | undefined {
  return factoryFindings.find((finding) => finding.id === id);
}

/** Whether a finding is as the product has it. */
export function isStandard(finding: LibraryFinding): boolean {
  const own = factoryFinding(finding.id);
  return own !== undefined && factsOf(own) === factsOf(finding);
}

/** The fields in one order, because a checked object can have them in any. */
function factsOf({
  title,
  problem,
  observation,
  severity,
  thresholds,
  recommendation,
  ...rest
}: LibraryFinding) {
  return JSON.stringify([
    ...[title, problem, observation, severity, recommendation, rest.favorite, rest.active],
    thresholds.map(({ blank, over, severity: raised }) => [blank, over, raised]),
  ]);
}
