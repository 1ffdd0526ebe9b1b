/** What a report is written about: nothing in particular, a job, or a report that is amended. */
export type DraftTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'job'; readonly bookingId: string }
  | { readonly kind: 'amendment'; readonly reportId: string };

/** Under which a draft is kept, one each. */
export function targetKey(target: DraftTarget): string {
  if (target.kind === 'new') return 'new';
  return target.kind === 'job' ? `job:${target.bookingId}` : `report:${target.reportId}`;
}

/** The target of a key as it was stored. */
export function targetOf(key: string): DraftTarget {
  const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (kind === 'job') return { kind, bookingId: id };
  return kind === 'report' ? { kind: 'amendment', reportId: id } : { kind: 'new' };
}
