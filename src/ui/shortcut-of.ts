interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';
const elsewhere = '[role="dialog"], [role="menu"], [role="tablist"]';

/** The key of a shortcut press; null while typing, in a dialog, or with a modifier. */
export function shortcutOf(press: KeyPress): string | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.target instanceof Element) {
    if (press.target.closest(typing)) return null;
    if (press.target.closest(elsewhere)) return null;
  }
  return press.key;
}
