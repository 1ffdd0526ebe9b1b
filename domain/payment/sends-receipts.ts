import type { ImportOrigin } from '../import/import-kinds';

interface Paid {
  /** Who recorded the payment: an admin's email address, or `online`; null before. */
  readonly by: string | null;
  /** Where an imported job came from. */
  readonly origin: ImportOrigin | null;
}

/**
 * Whether the client gets emails about what is recorded: no one is notified of an imported job, except a client who
 * paid online.
 */
export function sendsReceipts({ by, origin }: Paid): boolean {
  return origin === null || by === 'online';
}
