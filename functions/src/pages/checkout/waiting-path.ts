import { reportPath } from '../../records/access/report-key';

/** The path that a returned payer's page reloads while the payment is pending. */
export function waitingPath(key: string, waited: number): string {
  return `${reportPath(key)}?waited=${waited}`;
}
