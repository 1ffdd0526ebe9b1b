import { AppError } from '@domain/errors/app-error';
import type { CorrectPayment } from '@domain/payment/payment';

/** The refusal if a job, or a report without one, no longer exists. */
export function paymentGone(record: CorrectPayment['record']): AppError {
  return new AppError('not-found', `${record} gone`, `This ${record} has been deleted.`);
}
