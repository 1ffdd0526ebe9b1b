import { collections } from '@domain/firestore/paths';
import { buildFollowUpSubmission } from '../../tools/testing/factories/build-answers';
import { describeOwnAnswers } from './own-answers';
import { describeRules, no, yes } from './rules-table';

describeOwnAnswers(collections.followUpQuestionnaires);

describeRules({
  collection: collections.followUpQuestionnaires,
  document: { ...buildFollowUpSubmission({ booking_id: 'booking-1' }), created_at: new Date() },
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
