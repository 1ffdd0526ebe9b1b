import { addresses } from './addresses';

/**
 * Runs one sweep, as Cloud Scheduler does every minute in production. @throws Error if the functions return
 * an error.
 */
export async function sweepOnce(): Promise<void> {
  const response = await fetch(`${addresses.functions}/dev-tick`, { method: 'POST' });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
