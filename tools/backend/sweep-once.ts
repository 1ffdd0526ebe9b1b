import { addresses } from './addresses';

/**
 * Runs one sweep, as Cloud Scheduler does every minute in production, with its clock so many seconds ahead.
 * @throws Error if the functions return an error.
 */
export async function sweepOnce(aheadSeconds = 0): Promise<void> {
  const response = await fetch(`${addresses.functions}/dev-tick?ahead=${aheadSeconds}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
