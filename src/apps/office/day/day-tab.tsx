import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOfficeRole } from '@domain/admin/admin-role';
import { DayPanel } from '@/features/jobs/day/day-panel';
import { businessDay } from '@/features/jobs/day/business-day';
import { everyonesDays } from '@/features/jobs/day/day-list';
import { ownVisits } from '@/features/jobs/visits/own-visits';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useOwnRole } from '@/firebase/session/own-role';
import { useAdminSession } from '@/firebase/session/use-admin-session';
import { InspectorSelect } from '@/shared/inspector/inspector-select';
import { useInspectors } from '@/shared/inspector/team-context';
import { useNow } from '@/ui/use-now';
import { submitAction } from '../outbox/submit-action';
import { useOwnEntries } from '../outbox/use-own-entries';
import { ReadFailed } from '../read-failed';
import { useVisitReports } from '../visits/use-visit-reports';
import { jobQuestionnaire } from '../workflow/job-questionnaire';

/** My Day: an inspector's own, and for the office the day of whom it chooses. */
export function DayTab() {
  const session = useAdminSession();
  const inOffice = isOfficeRole(useOwnRole());
  if (!('uid' in session)) return null;
  return (
    <ReadBoundary fallback={(failure) => <ReadFailed {...failure} />}>
      {inOffice ? <OfficeDay uid={session.uid} /> : <OwnDay uid={session.uid} />}
    </ReadBoundary>
  );
}

function OwnDay({ uid }: { readonly uid: string }) {
  const shared = useShared();
  const { today } = shared;
  return (
    <DayPanel
      {...shared}
      uid={uid}
      inspector={uid}
      jobs={useMemo(() => ownVisits(uid, today), [uid, today])}
    />
  );
}

function OfficeDay({ uid }: { readonly uid: string }) {
  const shared = useShared();
  const { today } = shared;
  const inspects = useInspectors().some((inspector) => inspector.uid === uid);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  // Their own, until they choose someone else's.
  const inspector = chosen === undefined ? (inspects ? uid : null) : chosen;
  return (
    <DayPanel
      {...shared}
      uid={uid}
      inspector={inspector}
      jobs={useMemo(() => everyonesDays(today), [today])}
      choice={<InspectorSelect chosen={inspector} onChoose={setChosen} />}
    />
  );
}

function useShared() {
  const entries = useOwnEntries();
  const navigate = useNavigate();
  return {
    today: businessDay(useNow()),
    call: callAsAdmin,
    submit: submitAction,
    entries,
    reports: useVisitReports(navigate),
    questionnaireDialog: jobQuestionnaire,
  };
}
