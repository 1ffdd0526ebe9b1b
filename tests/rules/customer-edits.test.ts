import { collections } from '@domain/firestore/paths';
import { describeRules, no } from './rules-table';

describeRules({
  collection: collections.customerEdits,
  document: {
    state: 'RUNNING',
    from: 'c-1',
    to: 'c-2',
    booking_id: 'b-1',
    correction: null,
    done: ['jobs'],
    requested_by: 'admin',
    created_at: new Date(),
    finished_at: null,
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
