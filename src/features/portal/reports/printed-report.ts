import type { Page } from '@domain/portal/listed-report';
import type { PortalReport } from '@domain/portal/portal-calls';
import { reportParameter } from '@domain/portal/report-in-portal';
import { reportNumber } from '@domain/report/report-number';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** The number of the report that a printed code names in the portal's address; null for none. */
export function printedNumber(search: string): string | null {
  const named = new URLSearchParams(search).get(reportParameter)?.toUpperCase() ?? '';
  return /^[0-9A-Z_-]{8}$/.test(named) ? named : null;
}

type PrintedReport =
  /** `address` is null where its link was turned off. */
  | { readonly state: 'found'; readonly address: string | null }
  /** Perhaps among older ones. */
  | { readonly state: 'further' }
  | { readonly state: 'missing' };

/** Where the report of a number is among a customer's. */
export function printedReport(number: string, { rows, next }: Page<PortalReport>): PrintedReport {
  const report = rows.find(({ id }) => reportNumber(id) === number);
  if (report) return { state: 'found', address: report.url };
  return { state: next === null ? 'missing' : 'further' };
}

/**
 * Leads from a printed code's address to the finding on the report's page, which takes this page's place.
 * @returns the number of a report that isn't this customer's; null otherwise
 */
export function usePrintedReport(page: Page<PortalReport>, onMore: () => Promise<void>): string | null {
  const { search, hash } = useLocation();
  const number = printedNumber(search);
  const printed = number === null ? null : printedReport(number, page);
  const address = printed?.state === 'found' ? printed.address : null;
  useEffect(() => {
    if (address !== null) location.replace(`${address}${hash}`);
  }, [address, hash]);
  const after = printed?.state === 'further' ? page.next : null;
  const lookFurther = useEffectEvent(() => void onMore());
  useEffect(() => {
    if (after !== null) lookFurther();
  }, [after]);
  return printed?.state === 'missing' ? number : null;
}
