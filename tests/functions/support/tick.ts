import { addresses } from './stack-addresses';

/** What the clock of production does each minute. */
export function tick(): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick`, { method: 'POST' });
}
