import { AppError } from '@domain/errors/app-error';
import { callAsCustomer } from '@/firebase/calls/portal-call';
import { leavePortal } from './leave-portal';

/**
 * Ends the sessions of every device, including this one. A token that the server refuses means that an earlier
 * attempt succeeded without a response.
 * @throws AppError where the outcome is unknown.
 */
export async function leaveEverywhere(idempotencyKey: string): Promise<void> {
  try {
    await callAsCustomer('portal-sessions-end', { idempotencyKey });
  } catch (failure) {
    if (!(failure instanceof AppError) || failure.code !== 'not-signed-in') throw failure;
  }
  await leavePortal();
}
