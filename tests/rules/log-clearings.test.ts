import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.logClearings,
  document: {
    state: 'RUNNING',
    cutoff: new Date(),
    deleted: 0,
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
    admin:          [yes,  yes,  no,     no,     no],
  },
});
