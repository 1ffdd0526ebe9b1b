import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { receiptSlot } from '../platform/receipts';
import { issueCalendarKey } from '../records/access/issue-key';
import { changeFeed } from './change-feed';

/** office-feed-issue: a new calendar link for the calling admin; the previous one is revoked at once. */
export const issueFeed = callable('office-feed-issue', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const slot = receiptSlot('office-feed-issue', parse().idempotencyKey, { uid: admin.uid });
  return changeFeed({
    slot,
    admin,
    now,
    action: 'calendar-issued',
    begin: (transaction) => issueCalendarKey(transaction, admin.uid, now),
  });
});
