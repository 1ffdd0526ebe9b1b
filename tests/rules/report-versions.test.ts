import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.reportVersions,
  document: {
    customer_id: 'customer-1',
    booking_id: 'booking-1',
    client_email: 'ann@example.com',
    report_date: '2026-03-05',
    summary: 'The line flows.',
    recommendations: '{}',
    inspector_notes: '',
    findings: '{}',
    photos: [],
    version: 1,
    amendment: '',
    created_at: new Date(),
    report_id: 'report-1',
    pdf: null,
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
