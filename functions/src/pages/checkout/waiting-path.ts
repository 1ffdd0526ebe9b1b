import { payPath } from '@domain/payment/pay-path';
import { reportPath } from '../../records/access/report-key';

/** The path that a returned payer's page reloads while the payment is pending. */
export function waitingPath(key: string, waited: number): string {
  return `${reportPath(key)}?waited=${waited}`;
}

/** The same for the page where a job is paid for. */
export function waitingToPay(key: string, waited: number): string {
  return `${payPath(key)}?waited=${waited}`;
}
