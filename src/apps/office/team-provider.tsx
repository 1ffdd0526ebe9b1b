import { useMemo, type ReactNode } from 'react';
import { adminRecord } from '@domain/admin/admin-record';
import { inspectorName } from '@domain/inspector/inspector';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { TeamContext, type Member } from '@/shared/inspector/team-context';

const team: ListQuery<Member & { readonly id: string }> = {
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
  const rows = list.state === 'ready' ? list.rows : null;
  const members = useMemo(
    () => (rows ?? []).toSorted((one, other) => inspectorName(one).localeCompare(inspectorName(other))),
    [rows],
  );
  return <TeamContext value={members}>{children}</TeamContext>;
}
