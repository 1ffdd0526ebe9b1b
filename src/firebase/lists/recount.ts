type Listener = () => void;

const listeners = new Set<Listener>();

/** Requests new counts of lists, after a change that no listener sees. */
export function askForRecount(): void {
  for (const listener of listeners) listener();
}

/** @returns the function that unsubscribes. */
export function onRecount(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
