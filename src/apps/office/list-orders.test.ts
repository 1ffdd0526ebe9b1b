import { expect, test } from 'vitest';
import { completedJobs, openJobs } from '@/features/jobs/listed-jobs';
import { jobsOfMonth } from '@/features/jobs/calendar/month-jobs';
import { acceptedReferrals, declinedReferrals, waitingReferrals } from '@/features/referrals/referral-lists';
import { pendingRequests } from '@/features/requests/request-lists';
import { newestWindows } from '@/features/security/limits/rate-window';
import { newestEntries } from '@/features/security/logs/log-entry';

test.each([
  [
    'requests',
    pendingRequests,
    [['status', 'in', ['new', 'contacted', 'qualified']]],
    ['created_at', 'desc'],
  ],
  [
    'waiting referrals',
    waitingReferrals,
    [
      ['progress', '==', 'none'],
      ['declined_at', '==', null],
    ],
    ['created_at', 'desc'],
  ],
  [
    'accepted referrals',
    acceptedReferrals,
    [['progress', 'in', ['accepted', 'scheduled', 'completed', 'closed']]],
    ['created_at', 'desc'],
  ],
  [
    'declined referrals',
    declinedReferrals,
    [
      ['progress', '==', 'none'],
      ['declined_at', '>=', new Date(0)],
    ],
    ['declined_at', 'desc'],
  ],
  [
    'open jobs',
    openJobs,
    [['status', 'in', ['pending', 'scheduled', 'in_progress']]],
    ['scheduled_date', 'asc'],
  ],
  ['completed jobs', completedJobs, [['status', '==', 'completed']], ['scheduled_date', 'desc']],
  ['log entries', newestEntries, [], ['created_at', 'desc']],
  ['rate limits', newestWindows, [], ['created_at', 'desc']],
])('%s are listed as required', (_, list, where, orderBy) => {
  expect(list).toMatchObject({ where, orderBy });
});

test('the calendar lists what is scheduled or in progress, by date', () => {
  const { where, orderBy } = jobsOfMonth('2026-11');
  expect(where).toContainEqual(['status', 'in', ['scheduled', 'in_progress']]);
  expect(orderBy).toEqual(['scheduled_date', 'asc']);
});
