import type { OpenFormsAnswer } from '@domain/access/client-forms';
import { usualService } from '../testing/usual-service';

const opened: OpenFormsAnswer = {
  state: 'open',
  booking: {
    client_name: 'Dana Whitfield',
    reference: 'K7M-2QX',
    property_address: '1420 E Harvard Ave, Shaker Heights, OH 44105',
    service_type: usualService.title,
    appointment_agreed: true,
    scheduled_date: '2027-03-02',
    scheduled_time: '09:00',
    scheduled_until: null,
    total_price: 149,
    payable: 149,
    only_agreement: false,
    on_our_device: false,
    agreement: null,
    media_release: null,
    questionnaire: null,
    follow_up: null,
  },
};

/** A valid client link, so that the forms are measured with their first step instead of an error. */
export const openedLink = { 'client-forms-open': opened } as const;
