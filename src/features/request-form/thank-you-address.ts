import type { SubmissionReceipt } from '@domain/api/form-submission';
import { routes } from '@domain/business/routes';

/** Where a sent request leads: what happens next, or that its time is confirmed or taken. */
export function thankYouAddress(receipt: Pick<SubmissionReceipt, 'confirmed' | 'taken'> | undefined): string {
  if (receipt?.confirmed) return `${routes.thankYou}?type=confirmed`;
  return receipt?.taken ? `${routes.thankYou}?type=taken` : routes.thankYou;
}
