declare global {
  var _reactFirePreloadedObservables: Map<string, { readonly ourError: unknown }> | undefined;
}

/**
 * Removes failed reads from ReactFire's cache, which otherwise returns the same error until the page is reloaded.
 * Working reads stay.
 */
export function forgetFailedReads(): void {
  const reads = globalThis._reactFirePreloadedObservables;
  for (const [id, read] of reads ?? []) if (read.ourError) reads?.delete(id);
}
