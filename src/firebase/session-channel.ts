const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('office-session');

/** Between the office's tabs: a sign-out in one reaches the others at once. */
export const sessionChannel = {
  announceEnd: (): void => channel?.postMessage('ended'),
  onEnd: (listener: () => void): void => {
    channel?.addEventListener('message', ({ data }) => {
      if (data === 'ended') listener();
    });
  },
};
