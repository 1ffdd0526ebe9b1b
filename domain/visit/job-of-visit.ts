import type { Job } from '../job/job';
import type { Visit } from './visit';

/**
 * A visit as a job, for what an inspector's screens share with the office's: what they may not know is as of a job
 * without it, and its price is what is due.
 */
export function jobOfVisit({ client, due, ...visit }: Visit): Job {
  return {
    ...visit,
    customer: client,
    customer_id: '',
    property_id: null,
    client_corrected_at: null,
    times_offered_at: null,
    confirmed_overlap: null,
    total_price: due,
    charge: visit.status === 'cancelled' ? due : 0,
    lead_id: null,
    referral_id: null,
    recipient_answer: null,
    follow_up_answered: false,
    forms_link: null,
    payment_state: due > 0 ? 'unpaid' : 'paid',
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
    search_keys: [],
    calendar_sequence: 0,
    accepted_at: null,
    report_sent_at: null,
    report_in_time: null,
    amendment_unsent: false,
    cancellation: null,
    client_move: null,
    origin: null,
  };
}
