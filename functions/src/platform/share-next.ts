/**
 * Runs `work` for each call, never twice at once: calls during a run share the next one, which begins after all of them.
 * They also share its error.
 */
export function shareNext(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function start(): Promise<void> {
    next = null;
    const run = work().finally(() => {
      if (running === run) running = null;
    });
    running = run;
    return run;
  }

  return () => {
    if (running === null) return next ?? start();
    next ??= running.then(start, start);
    return next;
  };
}
