// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { business } from '@domain/business/business';
import { reportDueWords } from '@domain/deadline/report-in-time';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { theme } from '@/theme/theme';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { JobBadges } from './job-badges';

afterEach(cleanup);

const today = calendarDateIn(business.timeZone, new Date());

/** The badge of a job's deadline, and whether it warns. */
function badgeOf(changes: Parameters<typeof buildJob>[0]) {
  cleanup();
  const job = buildJob({ scheduled_date: today, ...changes });
  render(
    <ThemeProvider theme={theme}>
      <JobBadges job={job} />
    </ThemeProvider>,
  );
  const badge = job.deadline === null ? null : screen.queryByText(reportDueWords(job.deadline, Date.now()));
  return badge && { warns: badge.querySelector('svg') !== null };
}

test('a job says when its report is due, and warns if that may be missed', () => {
  const later = addDays(today, 20);
  expect(badgeOf({ deadline: later })).toEqual({ warns: false });
  expect(badgeOf({ deadline: addDays(today, 1) })).toEqual({ warns: true });
  expect(badgeOf({ deadline: later, scheduled_date: addDays(today, 25) })).toEqual({ warns: true });
});

test('a job without a deadline, sent or cancelled says nothing of it', () => {
  expect(badgeOf({})).toBeNull();
  expect(badgeOf({ deadline: today, report_sent_at: new Date().toISOString() })).toBeNull();
  expect(badgeOf({ deadline: today, status: 'cancelled' })).toBeNull();
});
