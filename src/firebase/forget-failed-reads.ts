declare global {
  var _reactFirePreloadedObservables: Map<string, { readonly ourError: unknown }> | undefined;
}

/**
 * ReactFire keeps a read that failed for as long as the page lives, and shows its error to whoever asks next.
 * After this the next one to ask reads anew. Reads that work are left alone.
 */
export function forgetFailedReads(): void {
  const reads = globalThis._reactFirePreloadedObservables;
  for (const [id, read] of reads ?? []) if (read.ourError) reads?.delete(id);
}
