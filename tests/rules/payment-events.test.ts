import { collections } from '@domain/firestore/paths';
import { describeRules, no } from './rules-table';

describeRules({
  collection: collections.paymentEvents,
  document: {
    type: 'checkout.session.completed',
    report_id: 'report-1',
    booking_id: 'booking-1',
    amount: 199,
    payment_intent: 'pi_1',
    notice: null,
    created_at: new Date(),
  },
  // prettier-ignore
  table: {
    //              get   list  create  update  delete
    visitor:        [no,   no,   no,     no,     no],
    'signed in':    [no,   no,   no,     no,     no],
    'claim only':   [no,   no,   no,     no,     no],
    'record only':  [no,   no,   no,     no,     no],
    admin:          [no,   no,   no,     no,     no],
  },
});
