import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.auditLog,
  document: {
    actor: { kind: 'admin', id: 'admin' },
    action: 'accepted',
    collection: 'leads',
    record_id: 'lead-1',
    sequence: 1,
    fields: { status: '5f0c' },
    values: { status: { before: 'new', after: 'accepted' } },
    at: new Date(),
    previous_hash: null,
    hash: '9a31',
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
