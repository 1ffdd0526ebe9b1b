import { useCallback } from 'react';
import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { allJobsOfInspector, comingJobs } from '@/features/jobs/listed-jobs';
import type { FindComingJobs } from '@/features/settings/jobs-outside';
import { ComingReminders } from '@/features/reminders/coming-reminders';
import { SettingsPanel } from '@/features/settings/settings-panel';
import type { FindJobsOf } from '@/features/team/use-jobs-of-member';
import { TeamList } from '@/features/team/team-list';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useListReader, useWholeListReader } from '@/firebase/lists/use-list-reader';
import { useAdminSession } from '@/firebase/session/use-admin-session';

/** Settings: what the owner changes while the business runs. */
export function SettingsTab() {
  const session = useAdminSession();
  const readList = useListReader();
  const readWholeList = useWholeListReader();
  const findComingJobs = useCallback<FindComingJobs>(
    () => readWholeList(comingJobs(calendarDateIn(business.timeZone, new Date()))),
    [readWholeList],
  );
  const findJobsOf = useCallback<FindJobsOf>((uid) => readList(allJobsOfInspector(uid)), [readList]);
  if (!('uid' in session)) return null;
  return (
    <SettingsPanel
      key={session.uid}
      call={callAsAdmin}
      owner={session.uid}
      findComingJobs={findComingJobs}
      reminders={(on) => <ComingReminders on={on} />}
      team={<TeamList call={callAsAdmin} findJobsOf={findJobsOf} />}
    />
  );
}
