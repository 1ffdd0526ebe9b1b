import { useEffect, useRef } from 'react';
import { shortcutOf } from './shortcut-of';
import { useShortcutsOn } from './shortcut-switch';

/**
 * Listens for single keys on the page while the component is mounted and shortcuts are on.
 * @param act returns true where it handled the key, which then has no other effect
 */
export function useShortcuts(act: (key: string, event: KeyboardEvent) => boolean): void {
  const on = useShortcutsOn();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (key !== null && latest.current(key, event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
