import { useMemo } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { JobReports } from '@/features/jobs/job-reports';
import { reportAddress } from '../report/report-address';

const nothing = () => undefined;

/** What the screens of an inspector offer about reports: to write one. */
export function useVisitReports(navigate: NavigateFunction): JobReports {
  return useMemo(
    () => ({
      create: ({ id }) => void navigate(reportAddress({ bookingId: id })),
      // The office's, and not offered there.
      send: nothing,
      resend: nothing,
      view: nothing,
      amend: nothing,
      copyLink: nothing,
      isRunning: () => false,
    }),
    [navigate],
  );
}
