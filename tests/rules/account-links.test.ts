import { collections } from '@domain/firestore/paths';
import { describeRules, no } from './rules-table';

describeRules({
  collection: collections.accountLinks,
  document: {
    kind: 'invitation',
    email: 'someone@example.com',
    name: '',
    role: 'office',
    invited_by: 'admin',
    nonce: '9a31',
    created_at: new Date(),
    expires_at: new Date(),
    used_by: null,
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
