/**
 * Runs `work` after `ms`. The returned function, the cleanup of an effect, cancels it or, once it runs, aborts its
 * signal, after which its result is no longer wanted.
 */
export function debounced(ms: number, work: (signal: AbortSignal) => Promise<void>): () => void {
  const ending = new AbortController();
  const timer = setTimeout(() => void work(ending.signal), ms);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
