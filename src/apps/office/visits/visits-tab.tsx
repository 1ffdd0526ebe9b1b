import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import type { JobReports } from '@/features/jobs/job-reports';
import { VisitsPanel } from '@/features/jobs/visits/visits-panel';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { useNow } from '@/ui/use-now';
import { submitAction } from '../outbox/submit-action';
import { useOwnEntries } from '../outbox/use-own-entries';
import { ReadFailed } from '../read-failed';
import { reportAddress } from '../report/report-address';
import { jobQuestionnaire } from '../workflow/job-questionnaire';

const nothing = () => undefined;

/** The inspector's day: their own jobs. */
export function VisitsTab() {
  const session = useAdminSession();
  const entries = useOwnEntries();
  const navigate = useNavigate();
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  const reports = useMemo<JobReports>(
    () => ({
      create: ({ id }) => void navigate(reportAddress({ bookingId: id })),
      // The office's, and not offered here.
      send: nothing,
      resend: nothing,
      view: nothing,
      amend: nothing,
      copyLink: nothing,
      isRunning: () => false,
    }),
    [navigate],
  );
  if (!('uid' in session)) return null;
  return (
    <ReadBoundary fallback={(failure) => <ReadFailed {...failure} />}>
      <VisitsPanel
        uid={session.uid}
        today={today}
        call={callAsAdmin}
        submit={submitAction}
        entries={entries}
        reports={reports}
        questionnaireDialog={jobQuestionnaire}
      />
    </ReadBoundary>
  );
}
