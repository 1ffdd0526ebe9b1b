/** The calls whose pages have App Check: none that a client opens by a key. */
const kinds = ['booking', 'referral', 'office'] as const;

export type ScreenedKind = (typeof kinds)[number];

/**
 * ENFORCE_APP_CHECK: `true` for every kind, or some of them, comma-separated, so that one after the other can be tried.
 * @throws Error for a word that is none of them: a setting that protects nothing by a slip would be found too late.
 */
export function screenedKinds(setting: string | undefined): ReadonlySet<ScreenedKind> {
  const words = (setting ?? '').split(',').map((word) => word.trim());
  const named = words.filter((word) => word !== '' && word !== 'false');
  if (named.length === 1 && named[0] === 'true') return new Set(kinds);
  const unknown = named.find((word) => !(kinds as readonly string[]).includes(word));
  if (unknown !== undefined) {
    throw new Error(`ENFORCE_APP_CHECK is true, or some of ${kinds.join(', ')}; not "${unknown}".`);
  }
  return new Set(named as ScreenedKind[]);
}
