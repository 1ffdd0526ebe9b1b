import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.reportShares,
  document: {
    kind: 'report',
    report_id: 'report-1',
    booking_id: 'booking-1',
    customer_id: 'customer-1',
    recipient_name: 'Marcus Oyelaran',
    recipient_role: 'agent',
    parts: { photos: true, costs: false, notes: false, video: false, pdf: false },
    finding_ids: null,
    message: '',
    version: null,
    created_at: new Date(),
    revoked_at: null,
  },
  // prettier-ignore
  table: {
    //              get   list  create  update  delete
    visitor:        [no,   no,   no,     no,     no],
    'signed in':    [no,   no,   no,     no,     no],
    'claim only':   [no,   no,   no,     no,     no],
    'record only':  [no,   no,   no,     no,     no],
    admin:          [yes,  yes,  no,     no,     no],
  },
});
