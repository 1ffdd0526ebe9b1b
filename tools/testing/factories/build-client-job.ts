import type { ClientJob } from '@domain/access/client-forms';
import { usualService } from '../usual-service';

/** A job as the client's forms receive it, with no form filled in. */
export function buildClientJob(overrides: Partial<ClientJob> = {}): ClientJob {
  return {
    client_name: 'Maren Holloway',
    reference: 'K7M-2QX',
    property_address: '482 E Ridgeline Dr, Niles, OH 44070',
    service_type: usualService.title,
    appointment_agreed: true,
    scheduled_date: '2026-12-01',
    scheduled_time: '10:00',
    scheduled_until: null,
    total_price: usualService.price,
    payable: 0,
    only_agreement: false,
    on_our_device: false,
    agreement: null,
    media_release: null,
    questionnaire: null,
    follow_up: null,
    ...overrides,
  };
}
