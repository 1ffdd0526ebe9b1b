const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('office-session');

/** Broadcasts a sign-out to the office's other tabs. */
export const sessionChannel = {
  announceEnd: (): void => channel?.postMessage('ended'),
  onEnd: (listener: () => void): void => {
    channel?.addEventListener('message', ({ data }) => {
      if (data === 'ended') listener();
    });
  },
};
