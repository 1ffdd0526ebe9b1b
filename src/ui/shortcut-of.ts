interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
const elsewhere = '[role="dialog"], [role="menu"]';
const isCharacter = (key: string) => key.length === 1 && key !== ' ';

/** The key of a shortcut press; null while typing, in a dialog, with a modifier, or if it is one that tabs use. */
export function shortcutOf(press: KeyPress): string | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.target instanceof Element) {
    if (press.target.closest(typing)) return null;
    if (press.target.closest(elsewhere)) return null;
    if (press.target.closest('[role="tablist"]') && !isCharacter(press.key)) return null;
  }
  return press.key;
}
