import { collections } from '@domain/firestore/paths';
import { describeRules, no, yes } from './rules-table';

describeRules({
  collection: collections.mail,
  document: {
    kind: 'request_received',
    subject: { collection: 'leads', id: 'lead-1' },
    recipient_key: '5f0c',
    state: 'PENDING',
    attempts: 0,
    next_attempt_at: new Date(),
    lease_token: null,
    created_at: new Date(),
    sent_at: null,
    last_error: null,
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
