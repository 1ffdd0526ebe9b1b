/** Where the focus is when a key is pressed. */
export type FocusPlace = 'list' | 'details' | 'elsewhere';

export type ListCommand = 'next' | 'previous' | 'current';

/** What a key does in a list with details; null where it does nothing, so that an arrow key scrolls the page. */
export function listCommand(key: string, place: FocusPlace): ListCommand | null {
  if (key === 'Escape') return place === 'details' ? 'current' : null;
  if (place !== 'list') return key === 'j' || key === 'k' ? 'current' : null;
  if (key === 'j' || key === 'ArrowDown') return 'next';
  return key === 'k' || key === 'ArrowUp' ? 'previous' : null;
}
