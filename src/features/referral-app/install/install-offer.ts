import { useSyncExternalStore } from 'react';
import { noteDismissal, wasDismissed } from './dismissal';
import { isInstalled, isIos } from './installation';

/** Chromium's event: the browser would install this page. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** none: nothing to offer. share-menu: only the person can, through the Share button. prompt: the browser asks on our word. */
export type InstallOffer = 'none' | 'share-menu' | 'prompt';

let event: InstallPromptEvent | null = null;
let offer: InstallOffer = 'none';
const listeners = new Set<() => void>();

/** Begins to listen for the browser's offer, which comes once. Call it once, before the app is rendered. */
export function watchInstallOffer(): void {
  if (isInstalled() || wasDismissed(Date.now())) return;
  if (isIos()) change('share-menu');
  window.addEventListener('beforeinstallprompt', (offered) => {
    // The browser's own bar would come on top of ours.
    offered.preventDefault();
    // It may offer once more after it was dismissed here.
    if (wasDismissed(Date.now())) return;
    event = offered as InstallPromptEvent;
    change('prompt');
  });
  window.addEventListener('appinstalled', () => change('none'));
}

export function useInstallOffer(): InstallOffer {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offer,
  );
}

/** Has the browser ask. Whatever the answer, it takes no second question from this event. */
export async function install(): Promise<void> {
  const asked = event;
  event = null;
  change('none');
  await asked?.prompt();
}

/** Not now: nothing is offered for 30 days. */
export function dismissOffer(): void {
  noteDismissal(Date.now());
  change('none');
}

function change(next: InstallOffer): void {
  offer = next;
  for (const listener of listeners) listener();
}
