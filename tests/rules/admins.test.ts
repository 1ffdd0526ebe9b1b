import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';
import { uidOf } from './roles';

describeRules({
  collection: collections.admins,
  document: { email: 'someone@example.com' },
  // A visitor and a user with only the claim have no record, so they request an admin's.
  idFor: (role) => uidOf(role === 'visitor' || role === 'claim only' ? 'admin' : role),
  strangeIdFor: (role) => uidOf(role === 'admin' ? 'record only' : 'admin'),
  // An admin may look up the team.
  mayGetStrange: ['admin'],
  // prettier-ignore
  table: {
    //              get   list  create  update  delete
    visitor:        [no,   no,   no,     no,     no],
    'signed in':    [yes,  no,   no,     no,     no],
    'claim only':   [no,   no,   no,     no,     no],
    'record only':  [yes,  no,   no,     no,     no],
    admin:          [yes,  yes,  no,     no,     no],
  },
});
