import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { receiptSlot } from '../platform/receipts';
import { changeFeed } from './change-feed';

/** office-feed-revoke: revokes the calling admin's calendar link at once. */
export const revokeFeed = callable('office-feed-revoke', ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const slot = receiptSlot('office-feed-revoke', parse().idempotencyKey, { uid: admin.uid });
  return changeFeed({ slot, admin, now, action: 'calendar-revoked' });
});
