import { randomUUID } from 'node:crypto';
import { formsKeyExpiry } from '@domain/access/access-link';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { noFormsYet } from '@domain/job/forms-status';
import { searchKeys } from '@domain/search/search-keys';
import { instantOf } from '@domain/time/zoned-instant';
import { usualService } from '../usual-service';
import { buildCustomer } from './build-customer';
import { nextWeek } from './next-week';

/**
 * A newly accepted job; its search keys and its link's expiration are derived from the other fields unless
 * given.
 */
export function buildJob(overrides: Partial<Job> = {}): Job {
  const { id: customerId, name, email, phone, address } = buildCustomer();
  const customer = overrides.customer ?? { name, email, phone, address };
  const scheduledDate = overrides.scheduled_date ?? nextWeek();
  return {
    id: `booking-${randomUUID()}`,
    customer_id: customerId,
    customer,
    property_id: '',
    client_corrected_at: null,
    service_type: usualService.title,
    scheduled_date: scheduledDate,
    scheduled_time: '10:00',
    scheduled_until: null,
    inspector_id: null,
    times_offered_at: null,
    confirmed_overlap: null,
    status: 'scheduled',
    workflow_status: 'forms_pending',
    total_price: usualService.price,
    special_instructions: '',
    deadline: null,
    lead_id: null,
    referral_id: null,
    forms_status: noFormsYet,
    signed_by_other: false,
    recipient_answer: null,
    follow_up_answered: false,
    access_flags: [],
    forms_link: overrides.forms_link ?? { state: 'active', expires_at: linkEnd(scheduledDate) },
    report_created: false,
    payment_state: 'unpaid',
    payment: null,
    held_payment: null,
    corrected_payments: [],
    price_difference: null,
    card_refund_at: null,
    outdated_documents: [],
    paper_signature: null,
    consent_withdrawal: null,
    report_mail: null,
    forms_mail: null,
    search_keys: overrides.search_keys ?? searchKeys(customer),
    calendar_sequence: 0,
    accepted_at: null,
    started_at: null,
    on_my_way: null,
    running_late: null,
    own_note: null,
    completed_at: null,
    report_sent_at: null,
    report_in_time: null,
    amendment_unsent: false,
    cancellation: null,
    ending: null,
    charge: 0,
    client_move: null,
    origin: null,
    created_at: new Date().toISOString(),
    ...overrides,
  };
}

function linkEnd(scheduledDate: string): string {
  return instantOf(formsKeyExpiry(scheduledDate), '23:59', business.timeZone).toISOString();
}
