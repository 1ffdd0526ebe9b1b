import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { toQuestionnaire } from '@domain/questionnaire/questionnaire';
import type * as Refresh from '../../functions/src/questionnaire/refresh-access-flags';
import {
  buildFollowUpSubmission,
  buildQuestionnaireSubmission,
} from '../../tools/testing/factories/build-answers';
import { buildJob } from '../../tools/testing/factories/build-job';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let refreshAccessFlags: typeof Refresh.refreshAccessFlags;

beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment());
  ({ refreshAccessFlags } = await import('../../functions/src/questionnaire/refresh-access-flags'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});

const now = new Date();

it('a follow-up from before it counted updates the warnings of a job once, until the visit is over', async () => {
  const stored = { access_flags: ['cleanout-unknown', 'septic'], follow_up_answered: true } as const;
  const [open, over] = [buildJob({ ...stored }), buildJob({ ...stored, status: 'completed' })];
  for (const job of [open, over]) {
    const questionnaire = buildQuestionnaireSubmission({
      booking_id: job.id,
      sewerConnectionType: 'septic-tank',
      cleanoutLocationKnown: 'not-sure',
    });
    const followUp = buildFollowUpSubmission({
      booking_id: job.id,
      sewer_connection_type: 'not_sure',
      main_cleanout_location_known: 'yes',
    });
    await db.doc(`bookings/${job.id}`).set(toDocument(job));
    await db
      .doc(`sewer_scope_questionnaires/${job.id}`)
      .set({ ...toQuestionnaire(questionnaire, job.id), created_at: new Date(now.getTime() - 60_000) });
    await db.doc(`follow_up_questionnaires/${job.id}`).set({ ...followUp, created_at: now });
  }
  const flags = async ({ id }: { id: string }) =>
    (await db.doc(`bookings/${id}`).get()).get('access_flags') as unknown;

  expect(await refreshAccessFlags(now)).toBe(1);
  expect([await flags(open), await flags(over)]).toEqual([['septic'], ['cleanout-unknown', 'septic']]);
  expect(await refreshAccessFlags(now)).toBe(0);
  const trail = await db.collection('audit_log').where('record_id', '==', open.id).get();
  expect(trail.docs.map((entry) => entry.get('action') as unknown)).toEqual(['warnings-updated']);
});
