import { collections } from '@domain/firestore/paths';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { toDocument } from '../../tools/testing/factories/to-document';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.leads,
  document: toDocument(buildRequest()),
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
