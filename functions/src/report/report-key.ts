import type { Transaction } from 'firebase-admin/firestore';
import { routes } from '@domain/business/routes';
import { keysInUse, workingKey } from '../platform/access-keys';
import { config } from '../platform/config';
import { issueReportKey } from '../platform/issue-key';

/** The key of a report's link, as it works at `now`. Reads only; `write` issues one where none works. */
export async function readReportKey(
  transaction: Transaction,
  reportId: string,
  now: Date,
): Promise<() => string> {
  const keys = await keysInUse({ kind: 'report', subject: reportId }, transaction);
  const working = workingKey(keys, now);
  return () => working?.id ?? issueReportKey(transaction, reportId, now);
}

/** The address of a report's page under its key, or under the key of what is shared of it. */
export function reportUrl(key: string): string {
  return `${config.siteUrl}${reportPath(key)}`;
}

/** The same within the site. */
export function reportPath(key: string): string {
  return `${routes.report}/${key}`;
}
