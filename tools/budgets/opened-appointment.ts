import type { OpenAppointmentAnswer, OpenSlotsAnswer } from '@domain/appointment/appointment-calls';
import { usualService } from '../testing/usual-service';

const opened: OpenAppointmentAnswer = {
  state: 'open',
  appointment: {
    client_name: 'Dana Whitfield',
    property_address: '1420 E Harvard Ave, Shaker Heights, OH 44105',
    service_type: usualService.title,
    scheduled_date: '2027-03-02',
    scheduled_time: '10:00',
    scheduled_until: null,
    total_price: 149,
    payable: 149,
    paid: 0,
    changeable_until: '2027-03-01T17:00:00.000Z',
    fixed: null,
    as_of: new Date().toISOString(),
  },
};

const slots: OpenSlotsAnswer = { state: 'open', date: '2027-03-02', times: ['08:00', '14:00'] };

/** An appointment that can be changed, so that its page is measured with days and times. */
export const openedAppointment = {
  'client-appointment-open': opened,
  'client-appointment-slots': slots,
} as const;
