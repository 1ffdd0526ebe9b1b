import { useMemo, type ReactNode } from 'react';
import { adminRecord } from '@domain/admin/admin-record';
import { busyDays, busyTimesRecord, type StoredBusyTimes } from '@domain/inspector/busy-times';
import { inspectorName } from '@domain/inspector/inspector';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { TeamContext, type Member } from '@/shared/inspector/team-context';
import { useNow } from '@/ui/use-now';

const team: ListQuery<Omit<Member, 'busy'> & { readonly id: string }> = {
  ...rowsOf(adminRecord, (member) => ({
    ...member,
    uid: member.id,
    // No job can be assigned to someone whose access is turned off.
    inspects: member.inspects && member.active,
  })),
  where: [],
  orderBy: ['email', 'asc'],
  pageSize: 200,
};

const busyTimes: ListQuery<StoredBusyTimes<string> & { readonly id: string }> = {
  ...rowsOf(busyTimesRecord),
  where: [],
  orderBy: ['lapses_at', 'desc'],
  pageSize: 200,
};

/** Gives the office its team, live. Without it, jobs are shown without the names of their inspectors. */
export function TeamProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ReadBoundary fallback={() => children}>
      <LiveTeam>{children}</LiveTeam>
    </ReadBoundary>
  );
}

function LiveTeam({ children }: { readonly children: ReactNode }) {
  const list = useLiveList(team);
  const calendars = useLiveList(busyTimes);
  const rows = list.state === 'ready' ? list.rows : null;
  const read = calendars.state === 'ready' ? calendars.rows : null;
  const now = useNow();
  const members = useMemo(() => {
    const busyOf = new Map(
      read?.map(
        ({ id, days, lapses_at }) => [id, busyDays(days, new Date(lapses_at), new Date(now))] as const,
      ),
    );
    return (rows ?? [])
      .map((member): Member => ({ ...member, busy: busyOf.get(member.uid) ?? {} }))
      .toSorted((one, other) => inspectorName(one).localeCompare(inspectorName(other)));
  }, [rows, read, now]);
  return <TeamContext value={members}>{children}</TeamContext>;
}
