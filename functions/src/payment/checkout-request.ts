import { reportNumber } from '@domain/report/report-number';
import { routes } from '@domain/business/routes';
import { config } from '../platform/config';

/** What is sent to the provider; never a key or any of the report's content. */
export interface CheckoutRequest {
  readonly reportId: string;
  /** From 1. The same attempt at the same amount gives the same checkout. */
  readonly attempt: number;
  /** US dollars. */
  readonly amount: number;
}

export interface OpenedCheckout {
  readonly sessionId: string;
  /** The provider's checkout page. */
  readonly url: string;
  readonly expiresAt: Date;
}

export type OpenCheckout = (request: CheckoutRequest) => Promise<OpenedCheckout>;

/**
 * The URL to which the provider returns the payer. It proves nothing, and reveals only which report was to be paid.
 */
export function returnAddress(reportId: string): string {
  return `${config.siteUrl}${returnPath(reportId)}`;
}

export function returnPath(reportId: string): string {
  return `${routes.report}/return/${reportNumber(reportId)}`;
}
