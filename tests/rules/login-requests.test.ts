import { collections } from '@domain/firestore/paths';
import { describeRules, no } from './rules-table';

describeRules({
  collection: collections.loginRequests,
  document: {
    customer_id: 'customer-1',
    browser: '5f0c',
    nonce: '9a31',
    known: null,
    tries: 0,
    used_by: null,
    created_at: new Date(),
    expires_at: new Date(),
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
