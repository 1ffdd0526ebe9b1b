import { formsLinkStates, paymentStates, type Booking } from '@domain/job/booking';
import { jobStatuses, workflowStatuses } from '@domain/job/job-status';
import { accessFlags } from '@domain/questionnaire/access-flags';
import type { PlainDocument } from '@/firebase/plain-document';
import { readField } from '@/firebase/read-field';

/** A document of `bookings` as a `Booking`; a missing workflow status counts as scheduled. */
export function decodeBooking(id: string, document: PlainDocument): Booking {
  const text = (name: string) => readField.text(document, name);
  const customer = readField.map(document, 'customer');
  const forms = readField.map(document, 'forms_status');
  const link = readField.map(document, 'forms_link');
  const flags = readField.texts(document, 'access_flags');
  return {
    id,
    customer_id: text('customer_id'),
    customer: {
      name: readField.text(customer, 'name'),
      email: readField.text(customer, 'email'),
      phone: readField.text(customer, 'phone'),
      address: readField.text(customer, 'address'),
    },
    service_type: text('service_type'),
    scheduled_date: text('scheduled_date'),
    scheduled_time: text('scheduled_time'),
    status: readField.oneOf(document, 'status', jobStatuses, 'pending'),
    workflow_status: readField.oneOf(document, 'workflow_status', workflowStatuses, 'scheduled'),
    total_price: readField.number(document, 'total_price'),
    special_instructions: text('special_instructions'),
    lead_id: readField.textOrNull(document, 'lead_id'),
    forms_status: {
      questionnaire_completed: readField.flag(forms, 'questionnaire_completed'),
      agreement_signed: readField.flag(forms, 'agreement_signed'),
      media_release_signed: readField.flag(forms, 'media_release_signed'),
    },
    access_flags: accessFlags.filter((flag) => flags.includes(flag)),
    forms_link: {
      state: readField.oneOf(link, 'state', formsLinkStates, 'revoked'),
      expires_at: readField.text(link, 'expires_at'),
    },
    report_created: readField.flag(document, 'report_created'),
    payment_state: readField.oneOf(document, 'payment_state', paymentStates, 'unpaid'),
    search_keys: readField.texts(document, 'search_keys'),
    calendar_sequence: readField.number(document, 'calendar_sequence'),
    created_at: text('created_at'),
  };
}
