import { collections } from '@domain/firestore/paths';
import { describeRules, no } from './rules-table';

describeRules({
  collection: collections.settings,
  document: {
    format: 1,
    version: 1,
    settings: {},
    saved_at: new Date(),
    saved_by: 'uid-1',
    restored_from: null,
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
