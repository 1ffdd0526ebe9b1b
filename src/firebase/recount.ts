type Listener = () => void;

const listeners = new Set<Listener>();

/** Something has changed that no listener sees: the counts of lists are asked for again. */
export function askForRecount(): void {
  for (const listener of listeners) listener();
}

/** @returns the function that ends it. */
export function onRecount(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
