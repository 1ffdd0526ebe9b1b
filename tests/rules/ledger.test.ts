import { collections } from '@domain/firestore/paths';
import { bareRow } from '@domain/ledger/row-details';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.ledger,
  document: { ...bareRow, kind: 'payment', booking_id: 'job-1', cents: 12_500, at: new Date() },
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
