export interface ChangeChannel<Change> {
  /** Calls the listener after each change, in any tab. Returns the function that unsubscribes. */
  readonly subscribe: (listener: (change: Change) => void) => () => void;
  /** Notifies this tab and the others. */
  readonly announce: (change: Change) => void;
}

/** Tells all tabs of changes to a store. @param name the same in every version of the product */
export function changeChannel<Change>(name: string): ChangeChannel<Change> {
  const listeners = new Set<(change: Change) => void>();
  let channel: BroadcastChannel | null = null;

  function open(): BroadcastChannel | null {
    if (channel === null && typeof BroadcastChannel === 'function') {
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<Change>) => notify(data);
    }
    return channel;
  }

  function notify(change: Change): void {
    for (const listener of listeners) listener(change);
  }

  return {
    subscribe(listener) {
      open();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce(change) {
      open()?.postMessage(change);
      notify(change);
    },
  };
}
