import { searchKeys } from '../search/search-keys';
import { searchWords } from '../search/search-words';
import type { InspectionReport } from './report';
import { reportNumber } from './report-number';
import { findingsOf } from './report-texts';

/** The keys under which the office's search finds a report: its client, the address and its Report ID. */
export function reportKeys(
  reportId: string,
  report: Pick<InspectionReport, 'client_email' | 'findings'>,
): string[] {
  const { client_email } = report;
  const { clientName = '', clientEmail = client_email, propertyAddress = '' } = findingsOf(report);
  const client = { name: clientName, phone: '', address: propertyAddress };
  const emails = client_email === clientEmail ? [client_email] : [client_email, clientEmail];
  const keys = searchKeys(...emails.map((email) => ({ ...client, email })));
  return [...new Set([...searchWords(reportNumber(reportId)), ...keys])];
}
