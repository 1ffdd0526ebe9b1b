import { collections } from '@domain/firestore/paths';
import { buildMediaRelease } from '../../tools/testing/factories/build-signed-document';
import { toDocument } from '../../tools/testing/factories/to-document';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.mediaReleases,
  document: toDocument(buildMediaRelease()),
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
