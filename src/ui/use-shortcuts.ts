import { useEffect, useRef } from 'react';
import { shortcutOf } from './shortcut-of';
import { useShortcutsOn } from './shortcut-switch';

/**
 * Listens for single keys on the whole page while the component is shown and shortcuts are switched on.
 * @param act true where the key did something, so that it has no other effect
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
