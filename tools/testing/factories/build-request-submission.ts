import type { RequestSubmission } from '@domain/request/request-submission';
import { usualService } from '../usual-service';
import { nextWeek } from './next-week';

/** The `data` of secure-form-submission, as the landing page's form sends it. */
export function buildRequestSubmission(overrides: Partial<RequestSubmission> = {}): RequestSubmission {
  return {
    name: 'Dana Whitlock',
    email: 'dana.whitlock@example.com',
    phone: '(312) 555-0117',
    address: '482 E Ridgeline Dr, Niles, OH 44070',
    service_type: usualService.title,
    scheduled_date: nextWeek(),
    scheduled_time: '10:00:00',
    total_price: usualService.price,
    special_instructions: '',
    report_for: 'buyer',
    ...overrides,
  };
}
