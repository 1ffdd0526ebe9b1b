import { addresses } from './stack-addresses';

/** Runs the sweeper, which production schedules every minute. */
export function tick(): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick`, { method: 'POST' });
}

/** Runs the task that sends email. */
export function tickMail(): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick?only=mail`, { method: 'POST' });
}

/** Runs the task that applies payment marks once Undo has expired. */
export function tickPayments(): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick?only=payments`, { method: 'POST' });
}
