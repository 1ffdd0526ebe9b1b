import { expect, test } from 'vitest';
import { buildJob } from '../../tools/testing/factories/build-job';
import { toDocument } from '../../tools/testing/factories/to-document';
import { jobOfVisit } from './job-of-visit';
import { visitOf } from './visit';
import { visitRecord } from './visit-record';

test('an inspector knows by when the report of their job is needed', () => {
  const job = buildJob({ inspector_id: 'inspector-1', deadline: '2026-12-08' });
  const visit = visitOf(job);
  expect(visit?.deadline).toBe('2026-12-08');
  expect(visit && jobOfVisit({ id: job.id, ...visit }).deadline).toBe('2026-12-08');
});

test('an inspector has their own note of a job, and not what another one wrote before', () => {
  const own_note = { by: 'inspector-1', text: 'Bring the long rods.', at: '2026-12-01T15:00:00.000Z' };
  expect(visitOf(buildJob({ inspector_id: 'inspector-1', own_note }))?.own_note).toEqual(own_note);
  expect(visitOf(buildJob({ inspector_id: 'inspector-2', own_note }))?.own_note).toBeNull();
});

test('a visit from before there were notices and notes is read without them', () => {
  const { on_my_way, running_late, own_note, ...before } = visitOf(
    toDocument(buildJob({ inspector_id: 'inspector-1' })) as unknown as Parameters<typeof visitOf>[0],
  ) as Record<string, unknown>;
  expect([on_my_way, running_late, own_note]).toEqual([null, null, null]);
  const moments = { created_at: { toDate: () => new Date(), toMillis: () => 0 } };
  expect(visitRecord.read('visit-1', { ...before, ...moments })).toMatchObject({
    on_my_way: null,
    running_late: null,
    own_note: null,
  });
});
