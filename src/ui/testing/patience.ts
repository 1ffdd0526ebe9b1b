/** How long a test waits for what must come, in milliseconds: for what hangs, far above what a slow machine takes. */
export const patienceMs = 120_000;
