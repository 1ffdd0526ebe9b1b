/** What a report is about: a job, an amended report, or neither. */
export type DraftTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'job'; readonly bookingId: string }
  | { readonly kind: 'amendment'; readonly reportId: string };

/** The key under which a target's draft is stored. */
export function targetKey(target: DraftTarget): string {
  if (target.kind === 'new') return 'new';
  return target.kind === 'job' ? `job:${target.bookingId}` : `report:${target.reportId}`;
}

/** The target of a stored key. */
export function targetOf(key: string): DraftTarget {
  const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (kind === 'job') return { kind, bookingId: id };
  return kind === 'report' ? { kind: 'amendment', reportId: id } : { kind: 'new' };
}
