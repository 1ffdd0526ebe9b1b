import { useSyncExternalStore } from 'react';
import { noteDismissal, wasDismissed } from './dismissal';
import { isInstalled, isIos } from '@/ui/installation';

/** Chromium's event for a page that can be installed. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/**
 * none: not installable. share-menu: only through the Share button. prompt: the browser shows its prompt on
 * request.
 */
export type InstallOffer = 'none' | 'share-menu' | 'prompt';

let event: InstallPromptEvent | null = null;
let offer: InstallOffer = 'none';
const listeners = new Set<() => void>();

/** Listens for the browser's event, which fires once. Call it once, before rendering. */
export function watchInstallOffer(): void {
  if (isInstalled() || wasDismissed(Date.now())) return;
  if (isIos()) change('share-menu');
  window.addEventListener('beforeinstallprompt', (offered) => {
    // Prevents the browser's own install bar.
    offered.preventDefault();
    // The event may fire again after the banner was dismissed.
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

/** Shows the browser's prompt. The event can be used only once. */
export async function install(): Promise<void> {
  const asked = event;
  event = null;
  change('none');
  await asked?.prompt();
}

/** Hides the offer for 30 days. */
export function dismissOffer(): void {
  noteDismissal(Date.now());
  change('none');
}

function change(next: InstallOffer): void {
  offer = next;
  for (const listener of listeners) listener();
}
