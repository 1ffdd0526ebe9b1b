import { collections } from '@domain/firestore/paths';
import { describeRules, no } from './rules-table';

describeRules({
  collection: collections.personErasures,
  document: {
    state: 'RUNNING',
    marks: { email: 'dana@example.com', phones: [], names: [] },
    clients: [],
    done: [],
    cursor: null,
    held_jobs: [],
    payments: [],
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
