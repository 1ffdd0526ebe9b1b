import { useSyncExternalStore } from 'react';

const storageKey = 'office-shortcuts';
const changed = new EventTarget();

function read(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(storageKey, on ? 'on' : 'off');
  changed.dispatchEvent(new Event('change'));
}

/** Whether single-key shortcuts are on. People who use dictation can switch them off. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore((listener) => {
    changed.addEventListener('change', listener);
    return () => changed.removeEventListener('change', listener);
  }, read);
}
