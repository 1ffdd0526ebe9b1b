/** What a key does in the player. */
export type PlayerKey =
  'toggle' | 'finding' | { readonly step: -1 | 1 } | { readonly jump: -1 | 1 } | { readonly faster: -1 | 1 };

const keys: Readonly<Record<string, PlayerKey>> = {
  ' ': 'toggle',
  k: 'toggle',
  f: 'finding',
  ',': { step: -1 },
  '.': { step: 1 },
  j: { jump: -1 },
  l: { jump: 1 },
  '-': { faster: -1 },
  '=': { faster: 1 },
  '+': { faster: 1 },
};

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget;
}

/** What a key press means; null for nothing, as while text is typed, or on a button that has its own use for it. */
export function playerKey({ key, target, ctrlKey, metaKey, altKey }: Pressed): PlayerKey | null {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return null;
  if (target instanceof HTMLInputElement && target.type !== 'range') return null;
  // A menu opened from the player, whose keys come to it as well.
  if (target.closest('[role="menu"]')) return null;
  if (key === ' ' && target instanceof HTMLButtonElement) return null;
  return keys[key.toLowerCase()] ?? null;
}
