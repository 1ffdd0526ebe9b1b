/** Calls whose pages load App Check; pages opened with a key don't. */
const kinds = ['booking', 'referral', 'office'] as const;

export type ScreenedKind = (typeof kinds)[number];

/**
 * ENFORCE_APP_CHECK: `true` for all kinds, or a comma-separated list, so that each can be enabled separately.
 * @throws Error for an unknown kind, because a misspelled setting would silently protect nothing.
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
