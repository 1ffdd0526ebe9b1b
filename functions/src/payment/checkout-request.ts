import { reportNumber } from '@domain/report/report-number';
import { routes } from '@domain/business/routes';
import { config } from '../platform/config';

/** What the provider is asked for. It never gets a key, nor anything that a report says. */
export interface CheckoutRequest {
  readonly reportId: string;
  /** From 1. The same attempt at the same amount is the same checkout, however often it is asked for. */
  readonly attempt: number;
  /** US dollars. */
  readonly amount: number;
}

export interface OpenedCheckout {
  readonly sessionId: string;
  /** The provider's page. */
  readonly url: string;
  readonly expiresAt: Date;
}

export type OpenCheckout = (request: CheckoutRequest) => Promise<OpenedCheckout>;

/** Where the provider sends a payer back to: it proves nothing, and names no more than what the payer was asked to pay for. */
export function returnAddress(reportId: string): string {
  return `${config.siteUrl}${returnPath(reportId)}`;
}

export function returnPath(reportId: string): string {
  return `${routes.report}/return/${reportNumber(reportId)}`;
}
