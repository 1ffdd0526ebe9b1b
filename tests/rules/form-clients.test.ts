import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.formClients,
  document: { client_ip: '5f0c', last_submission_at: new Date() },
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
