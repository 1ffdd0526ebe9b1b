const listeners = new Set<() => void>();

/** Announces that the admin has signed in again over the page, after their session had expired. */
export const signedInAgain = {
  announce: (): void => {
    for (const listener of listeners) listener();
  },
  /** @returns the function that unsubscribes. */
  on: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
