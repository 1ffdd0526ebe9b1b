import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.inspectionPhotos,
  document: {
    path: 'inspection-photos/finding-0001/photo-name-of-16.jpg',
    finding_id: 'finding-0001',
    sha256: 'a'.repeat(64),
    size: 3,
    refusal: null,
    shown: null,
    preview: null,
    received_at: new Date(),
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
