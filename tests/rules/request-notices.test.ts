import { collections } from '@domain/firestore/paths';
import { usualService } from '../../tools/testing/usual-service';
import { describeRules, no } from './rules-table';

describeRules({
  collection: collections.requestNotices,
  document: {
    name: 'Dana Whitlock',
    email: 'dana@example.com',
    service_type: usualService.title,
    message: 'We can’t do this inspection.',
    created_at: new Date(),
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
