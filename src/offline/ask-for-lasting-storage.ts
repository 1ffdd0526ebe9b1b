let asked = false;

/**
 * Asks the browser not to clear what is kept here when the disk runs low. Only from the home screen, where it is granted
 * without a question to the person.
 */
export function askForLastingStorage(): void {
  if (asked || !globalThis.matchMedia?.('(display-mode: standalone)').matches) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
