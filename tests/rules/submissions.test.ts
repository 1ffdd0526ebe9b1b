import { collections } from '@domain/firestore/paths';
import { describeRules, no } from './rules-table';

describeRules({
  collection: collections.submissions,
  document: {
    request_hash: '5f0c',
    answer: { id: 'lead-1', hash: '5f0c' },
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
