import type { Transaction } from 'firebase-admin/firestore';
import { routes } from '@domain/business/routes';
import { config } from '../../platform/config';
import { keysInUse, revokeKeys, workingKey } from './access-keys';
import { issueReportKey } from './issue-key';

/**
 * The key of a report's link at `now`. Reads only; the result issues one if none works. With `replaced` the old keys are
 * revoked, because they were emailed to another address.
 */
export async function readReportKey(
  transaction: Transaction,
  reportId: string,
  { replaced }: { readonly replaced: boolean },
  now: Date,
): Promise<() => string> {
  const keys = await keysInUse({ kind: 'report', subject: reportId }, transaction);
  return () => {
    if (replaced) revokeKeys(transaction, keys, now);
    const working = replaced ? undefined : workingKey(keys, now);
    return working?.id ?? issueReportKey(transaction, reportId, now);
  };
}

/** URL of a report's page, by its key or a share's. */
export function reportUrl(key: string): string {
  return `${config.siteUrl}${reportPath(key)}`;
}

/** The same as a path within the site. */
export function reportPath(key: string): string {
  return `${routes.report}/${key}`;
}
