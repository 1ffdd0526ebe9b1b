import { isInUse, type AccessKind } from '@domain/access/access-link';
import { inParts } from '../../platform/in-parts';
import { readable } from '../../platform/readable';
import { accessLinks } from './stored-link';

/** The newest key of each record that works at `now`, by the record's id; absent if all are revoked or expired. */
export async function workingKeys(
  kind: AccessKind,
  subjects: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    inParts(subjects).map((some) => accessLinks().where('subject', 'in', some).get()),
  );
  const working = readable(found.flatMap(({ docs }) => docs))
    .filter(({ stored }) => isInUse(stored, kind) && stored.expires_at.toMillis() >= now.getTime())
    .sort((a, b) => a.stored.created_at.toMillis() - b.stored.created_at.toMillis());
  return new Map(
    working.flatMap(({ id, stored: { subject } }) => (subject === null ? [] : [[subject, id] as const])),
  );
}
