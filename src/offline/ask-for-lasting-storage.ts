let asked = false;

/** Asks the browser for persistent storage. Only in the installed app, where it is granted without a prompt. */
export function askForLastingStorage(): void {
  if (asked || !globalThis.matchMedia?.('(display-mode: standalone)').matches) return;
  asked = true;
  // ignored: granted or not, the page works the same
  navigator.storage?.persist?.().catch(() => undefined);
}
