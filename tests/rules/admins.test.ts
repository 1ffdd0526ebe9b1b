import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';
import { uidOf } from './roles';

describeRules({
  collection: collections.admins,
  document: { email: 'someone@example.com' },
  // A visitor, and who has the claim alone, have no record of their own and ask for an admin's.
  idFor: (role) => uidOf(role === 'visitor' || role === 'claim only' ? 'admin' : role),
  strangeIdFor: (role) => uidOf(role === 'admin' ? 'record only' : 'admin'),
  // An admin may see who the others are.
  mayGetStrange: ['admin'],
  // prettier-ignore
  table: {
    //              get   list  create  update  delete
    visitor:        [no,   no,   no,     no,     no],
    'signed in':    [yes,  no,   no,     no,     no],
    'claim only':   [no,   no,   no,     no,     no],
    'record only':  [yes,  no,   no,     no,     no],
    admin:          [yes,  no,   no,     no,     no],
  },
});
