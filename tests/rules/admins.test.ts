import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';
import { uidOf } from './roles';

describeRules({
  collection: collections.admins,
  document: { email: 'someone@example.com' },
  // A visitor has no record of their own and asks for an admin's.
  idFor: (role) => uidOf(role === 'visitor' ? 'admin' : role),
  strangeIdFor: (role) => uidOf(role === 'admin' ? 'record only' : 'admin'),
  // prettier-ignore
  table: {
    //              get   list  create  update  delete
    visitor:        [no,   no,   no,     no,     no],
    'signed in':    [yes,  no,   no,     no,     no],
    'claim only':   [yes,  no,   no,     no,     no],
    'record only':  [yes,  no,   no,     no,     no],
    admin:          [yes,  no,   no,     no,     no],
  },
});
