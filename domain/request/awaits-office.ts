import { isPending } from './request-status';
import type { StoredRequest } from './request-record';

type Handled = 'status' | 'marked_at' | 'handled_at' | 'forms_booking_id' | 'client_asked_at';

/**
 * Whether the office has done nothing with a request yet, so that it still has to hear of it. A referred client may ask
 * for a time when the office has already called them or sent their forms; only what it did since counts then.
 */
export function requestAwaitsOffice(request: Pick<StoredRequest<unknown>, Handled>): boolean {
  const { status, marked_at: marked, handled_at: handled, forms_booking_id: forms } = request;
  if (marked !== null || handled !== null) return false;
  return request.client_asked_at === null ? status === 'new' && forms === null : isPending(status);
}
