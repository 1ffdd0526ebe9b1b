import { addresses } from './stack-addresses';

/** Runs the sweeper, which production schedules every minute. */
export function tick(): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick`, { method: 'POST' });
}

/** Delivers one email if it is due. */
export function deliverNow(mailId: string): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick?mail=${mailId}`, { method: 'POST' });
}

/** Runs the task that applies payment marks once Undo has expired. */
export function tickPayments(): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick?only=payments`, { method: 'POST' });
}

/** Applies one record's payment mark if Undo of it has expired. */
export function settleNow(record: 'job' | 'report', id: string): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick?${record}=${id}`, { method: 'POST' });
}
