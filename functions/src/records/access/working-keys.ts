import type { Timestamp } from 'firebase-admin/firestore';
import { isInUse, type AccessKind } from '@domain/access/access-link';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../../platform/firestore';

/** Maximum of values in one Firestore `in` query. */
const atOnce = 30;

/** The newest key of each record that works at `now`, by the record's id; absent if all are revoked or expired. */
export async function workingKeys(
  kind: AccessKind,
  subjects: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const parts = Array.from({ length: Math.ceil(subjects.length / atOnce) }, (_, index) =>
    subjects.slice(index * atOnce, (index + 1) * atOnce),
  );
  const links = firestore().collection(collections.accessLinks);
  const found = await Promise.all(parts.map((part) => links.where('subject', 'in', part).get()));
  const millis = (instant: unknown) => (instant as Timestamp).toMillis();
  const working = found
    .flatMap(({ docs }) => docs)
    .filter((link) => isInUse(link.data(), kind) && millis(link.get('expires_at')) >= now.getTime())
    .sort((a, b) => millis(a.get('created_at')) - millis(b.get('created_at')));
  return new Map(working.map((link) => [link.get('subject') as string, link.id]));
}
