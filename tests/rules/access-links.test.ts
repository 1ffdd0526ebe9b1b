import { collections } from '@domain/firestore/paths';
import { describeRules, no } from './rules-table';

describeRules({
  collection: collections.accessLinks,
  document: {
    kind: 'booking',
    subject: 'booking-1',
    scopes: ['forms', 'reschedule'],
    created_at: new Date(),
    expires_at: new Date(),
    revoked_at: null,
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
