import type { SweepPart } from '../../../functions/src/triggers/sweep-everything';
import { addresses } from './stack-addresses';

/** Runs the sweeper, which production schedules every minute. */
export function tick(): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick`, { method: 'POST' });
}

/** Runs one part of the sweep, which is faster, as the others would do the work of every test that runs beside it. */
export async function sweepOnly(part: SweepPart): Promise<void> {
  const response = await fetch(`${addresses.functions}/dev-tick?${new URLSearchParams({ only: part })}`, {
    method: 'POST',
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Delivers one email if it is due. */
export function deliverNow(mailId: string): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick?mail=${mailId}`, { method: 'POST' });
}

/** Applies one record's payment mark if Undo of it has expired. */
export function settleNow(record: 'job' | 'report', id: string): Promise<Response> {
  return fetch(`${addresses.functions}/dev-tick?${record}=${id}`, { method: 'POST' });
}
