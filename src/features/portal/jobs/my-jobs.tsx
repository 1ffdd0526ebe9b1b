import { routes } from '@domain/business/routes';
import type { Page } from '@domain/portal/listed-report';
import type { PortalJob } from '@domain/portal/portal-calls';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { EntryList } from '@/ui/entry-card';
import { MoreButton } from '@/ui/more-button';
import { JobCard } from './job-card';

interface MyJobsProps {
  readonly page: Page<PortalJob>;
  readonly onMore: () => Promise<void>;
}

/** The customer's jobs, newest first. */
export function MyJobs({ page: { rows, next }, onMore }: MyJobsProps) {
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No bookings yet"
        action={<ButtonLink href={`${routes.home}#booking`}>Schedule Inspection</ButtonLink>}
      >
        Once you book an inspection, its date and next steps will appear here.
      </EmptyState>
    );
  }
  return (
    <EntryList>
      {rows.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
      {next !== null && <MoreButton onMore={onMore}>Show older bookings</MoreButton>}
    </EntryList>
  );
}
