// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { theme } from '@/theme/theme';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { DayJobs } from './day-jobs';

const allForms = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };

afterEach(cleanup);

test('an appointment within 24 hours whose forms are missing stands above earlier ones', () => {
  const inThreeHours = new Date(Date.now() + 3 * 3_600_000);
  const visit = (name: string, time: string, forms_status = allForms) =>
    buildJob({
      customer: { ...buildJob().customer, name },
      scheduled_date: calendarDateIn(business.timeZone, inThreeHours),
      scheduled_time: time,
      forms_status,
    });
  const soon = inThreeHours.toLocaleTimeString('en-GB', { timeZone: business.timeZone });
  render(
    <ThemeProvider theme={theme}>
      <DayJobs
        heading="The day"
        jobs={[
          visit('Signed', '00:00:00'),
          visit('Unsigned', soon, { ...allForms, agreement_signed: false }),
        ]}
        empty=""
        onReschedule={() => undefined}
      />
    </ThemeProvider>,
  );
  const names = screen.getAllByRole('listitem').map((row) => within(row).getByRole('strong').textContent);
  expect(names).toEqual(['Unsigned', 'Signed']);
});
