import { FieldValue } from 'firebase-admin/firestore';
import type { StoredRequest } from './stored-request';

/** The fields of a request that is pending again, because its decline or acceptance was undone. */
export function restoredFields({ status_before }: Pick<StoredRequest, 'status_before'>) {
  return {
    status: status_before ?? ('new' as const),
    status_before: FieldValue.delete(),
    booking_id: FieldValue.delete(),
    handled_by: FieldValue.delete(),
    handled_at: FieldValue.delete(),
  };
}
