import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.imports,
  document: { kind: 'customers', state: 'RUNNING', rows: 2, next: 0, created_at: new Date() },
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
