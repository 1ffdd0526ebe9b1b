import type { CheckoutState } from '@domain/payment/report-payment';

/** State of the payment. */
export type PaymentProgress =
  | 'due'
  /** The payer has returned, but the webhook event has not arrived. */
  | 'waiting'
  /** The same for longer than usual. */
  | 'overdue'
  /** Sent by a method that takes days. */
  | 'processing'
  /** A payment in progress has failed. */
  | 'failed'
  /** The office is recording a payment or a waiver, and can still undo it. */
  | 'held';

const looksAtMost = 24;

interface Progressing {
  readonly checkout: CheckoutState | null;
  readonly held: boolean;
}

/** @param waited how many times a returned payer's page has reloaded; null for all other readers */
export function progressOf({ checkout, held }: Progressing, waited: number | null): PaymentProgress {
  if (checkout === 'processing') return 'processing';
  const waiting = waited !== null && checkout !== 'failed' && waited < looksAtMost;
  if (held && !waiting) return 'held';
  if (checkout === 'failed') return 'failed';
  if (waited === null) return 'due';
  return waiting ? 'waiting' : 'overdue';
}

/** When and where a waiting page looks again: often at first, then every 15 seconds. */
export function lookAgain(waited: number, address: (waited: number) => string) {
  return { seconds: waited < 10 ? 3 : 15, address: address(waited + 1) };
}
