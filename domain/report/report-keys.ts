import { searchKeys } from '../search/search-keys';
import { searchWords } from '../search/search-words';
import type { InspectionReport, ReportFindings } from './report';
import { reportNumber } from './report-number';

/** The keys under which the office's search finds a report: its client, the address and its Report ID. */
export function reportKeys(
  reportId: string,
  { client_email, findings }: Pick<InspectionReport, 'client_email' | 'findings'>,
): string[] {
  const { clientName, clientEmail, propertyAddress } = JSON.parse(findings) as ReportFindings;
  const client = { name: clientName, phone: '', address: propertyAddress };
  const emails = client_email === clientEmail ? [client_email] : [client_email, clientEmail];
  const keys = searchKeys(...emails.map((email) => ({ ...client, email })));
  return [...new Set([...searchWords(reportNumber(reportId)), ...keys])];
}
