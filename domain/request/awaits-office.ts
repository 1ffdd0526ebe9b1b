import type { StoredRequest } from './request-record';

type Handled = 'status' | 'marked_at' | 'handled_at' | 'forms_booking_id';

/** Whether the office has done nothing with a request yet, so that it still has to hear of it. */
export function requestAwaitsOffice(request: Pick<StoredRequest<unknown>, Handled>): boolean {
  const { status, marked_at: marked, handled_at: handled, forms_booking_id: forms } = request;
  return status === 'new' && marked === null && handled === null && forms === null;
}
