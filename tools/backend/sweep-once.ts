import { addresses } from './addresses';

/** Does once what Cloud Scheduler does each minute in production. @throws Error where the functions do not answer well. */
export async function sweepOnce(): Promise<void> {
  const response = await fetch(`${addresses.functions}/dev-tick`, { method: 'POST' });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
