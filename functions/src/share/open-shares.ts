import { readable } from '../platform/readable';
import { reportUrl } from '../records/access/report-key';
import { workingKeys } from '../records/access/working-keys';
import { reportShares, type StoredShare } from '../records/share/stored-share';

/** An active share of a report, as its client sees it on the report's page. */
export interface OpenShare {
  readonly id: string;
  readonly share: StoredShare;
  /** Null while it waits. */
  readonly url: string | null;
}

/** A report's active shares and repair request lists, newest first. */
export async function openShares(reportId: string, now: Date): Promise<readonly OpenShare[]> {
  const found = await reportShares().where('report_id', '==', reportId).where('revoked_at', '==', null).get();
  const rows = readable(found.docs);
  const keys = await workingKeys(
    'share',
    rows.map(({ id }) => id),
    now,
  );
  return rows
    .flatMap(({ id, stored: share }): OpenShare[] => {
      if (share.waiting) return [{ id, share, url: null }];
      const key = keys.get(id);
      return key === undefined ? [] : [{ id, share, url: reportUrl(key) }];
    })
    .sort((one, other) => other.share.created_at.toMillis() - one.share.created_at.toMillis());
}
