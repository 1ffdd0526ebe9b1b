import { collections } from '@domain/firestore/paths';
import { uidOf } from './roles';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.busyTimes,
  document: { days: { '2026-12-02': [{ from: 540, to: 600 }] } },
  // Each requests their own; for an inspector, another one's is denied below.
  idFor: (role) => uidOf(role === 'visitor' ? 'admin' : role),
  strangeIdFor: (role) => uidOf(role === 'inspector' ? 'admin' : 'inspector'),
  // The office plans with everyone's.
  mayGetStrange: ['admin'],
  // prettier-ignore
  table: {
    //              get   list  create  update  delete
    visitor:        [no,   no,   no,     no,     no],
    'signed in':    [no,   no,   no,     no,     no],
    'claim only':   [no,   no,   no,     no,     no],
    'record only':  [no,   no,   no,     no,     no],
    admin:          [yes,  yes,  no,     no,     no],
    inspector:      [yes,  no,   no,     no,     no],
  },
});
