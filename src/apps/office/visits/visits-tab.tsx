import { useNavigate } from 'react-router-dom';
import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { VisitsPanel } from '@/features/jobs/visits/visits-panel';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { useNow } from '@/ui/use-now';
import { submitAction } from '../outbox/submit-action';
import { useOwnEntries } from '../outbox/use-own-entries';
import { ReadFailed } from '../read-failed';
import { jobQuestionnaire } from '../workflow/job-questionnaire';
import { useVisitReports } from './use-visit-reports';

/** The inspector's own jobs, also the later and the past ones. */
export function VisitsTab() {
  const session = useAdminSession();
  const entries = useOwnEntries();
  const navigate = useNavigate();
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  const reports = useVisitReports(navigate);
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
