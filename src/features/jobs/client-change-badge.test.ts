import { expect, test } from 'vitest';
import type { Job } from '@domain/job/job';
import { clientChange } from './client-change-badge';

const move = { from_date: '2026-12-01', from_time: '10:00', from_until: null, at: '2026-11-21T10:00:00Z' };
const cancelledBy = (by: string) => ({ reason: '', at: '2026-11-21T10:00:00Z', by });

test.each<[string, Partial<Job>, string | null]>([
  ['a job that its client moved', { client_move: move }, 'Moved by the client'],
  ['a job that the office moved afterwards', { client_move: null }, null],
  ['a job that has started', { status: 'in_progress', client_move: move }, null],
  [
    'a job that its client canceled',
    { status: 'cancelled', cancellation: cancelledBy('client') },
    'Cancelled by the client',
  ],
  [
    'a job that the office canceled',
    { status: 'cancelled', client_move: move, cancellation: cancelledBy('a@example.com') },
    null,
  ],
])('%s: %s', (_what, job, words) => {
  expect(clientChange({ status: 'scheduled', client_move: null, cancellation: null, ...job })).toBe(words);
});
