import type { SharedLink } from '@domain/share/share-calls';
import { readable } from '../platform/readable';
import { toIso } from '../platform/to-iso';
import { reportUrl } from '../records/access/report-key';
import { workingKeys } from '../records/access/working-keys';
import { reportShares, type StoredShare } from '../records/share/stored-share';

/** A share as shown to its client. */
export function sharedLink(id: string, share: StoredShare, key: string | null): SharedLink {
  return {
    id,
    kind: share.kind,
    report_id: share.report_id,
    recipient_name: share.recipient_name,
    recipient_email: share.recipient_email,
    recipient_role: share.recipient_role,
    parts: share.parts,
    created_at: toIso(share.created_at),
    url: key === null ? null : reportUrl(key),
  };
}

/** The active links of a customer's reports at `now`, newest first. */
export async function sharesOf(customerId: string, now: Date): Promise<readonly SharedLink[]> {
  const { docs } = await reportShares()
    .where('customer_id', '==', customerId)
    .where('revoked_at', '==', null)
    .get();
  const keys = await workingKeys(
    'share',
    docs.map(({ id }) => id),
    now,
  );
  return readable(docs)
    .flatMap(({ id, stored }) => {
      const key = stored.waiting ? null : keys.get(id);
      return key === undefined ? [] : [sharedLink(id, stored, key)];
    })
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
}
