import type { SubmissionReceipt } from '@domain/api/form-submission';
import { routes } from '@domain/business/routes';

/** Where a sent request leads: what happens next, or that its time is confirmed. */
export function thankYouAddress(receipt: Pick<SubmissionReceipt, 'confirmed'> | undefined): string {
  return receipt?.confirmed ? `${routes.thankYou}?type=confirmed` : routes.thankYou;
}
