/** Sweeps once with the sweeper's clock shifted by this many seconds. @returns whether it finished. */
export async function sweep(url: string, aheadSeconds: number): Promise<boolean> {
  try {
    const response = await fetch(`${url}/dev-tick?ahead=${aheadSeconds}`, {
      method: 'POST',
      signal: AbortSignal.timeout(240_000),
    });
    return response.ok;
  } catch {
    // ignored: the caller sweeps again
    return false;
  }
}
