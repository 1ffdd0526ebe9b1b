import type { Transaction } from 'firebase-admin/firestore';
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

/** The address of a report's page under its key. */
export function reportUrl(key: string): string {
  return `${config.siteUrl}/report/${key}`;
}
