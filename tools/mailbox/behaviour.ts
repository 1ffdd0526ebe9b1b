import { isFields } from './fields';

/** What the mailbox does with the next mails: take them, or answer `times` calls with `status` and keep nothing. */
export type Behaviour =
  | { readonly mode: 'accept' }
  | {
      readonly mode: 'status';
      readonly status: number;
      readonly times: number;
      readonly retryAfter?: number;
    };

/** Null if `value` is no behaviour. Without `times`, every call fails until the behaviour is set again. */
export function parseBehaviour(value: unknown): Behaviour | null {
  if (!isFields(value)) return null;
  if (value.mode === 'accept') return { mode: 'accept' };
  const { mode, status, times = Number.MAX_SAFE_INTEGER, retryAfter } = value;
  if (mode !== 'status' || typeof status !== 'number' || typeof times !== 'number') return null;
  if (status < 400 || status > 599 || times < 1) return null;
  return { mode, status, times, ...(typeof retryAfter === 'number' && { retryAfter }) };
}

/** The behaviour after one call under this one. */
export function afterOneCall(behaviour: Behaviour): Behaviour {
  if (behaviour.mode === 'accept' || behaviour.times > 1) {
    return behaviour.mode === 'accept' ? behaviour : { ...behaviour, times: behaviour.times - 1 };
  }
  return { mode: 'accept' };
}
