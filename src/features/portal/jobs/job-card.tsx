import { arrivalWords } from '@domain/appointment/arrival';
import { isVisitEnding } from '@domain/job/job-ending';
import type { PortalJob } from '@domain/portal/portal-calls';
import { dollars } from '@domain/text/dollars';
import { inWords } from '@domain/text/in-words';
import { isCalendarDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { useId } from 'react';
import { EntryCard } from '@/ui/entry-card';
import { Facts } from '@/ui/facts';
import { JobStepper, type JobStation } from '@/shared/job/job-stepper';
import { reachedStations } from '@/shared/job/reached-stations';
import { StatusBadge } from '@/ui/status-badge';
import { FileButton } from '../file-button';
import { JobSteps } from './job-steps';

/** Missing forms no longer matter once the inspection is done. */
function reachedBy(job: PortalJob): readonly JobStation[] {
  const reached = reachedStations(job);
  return job.status === 'completed' ? [...reached, 'forms'] : reached;
}

/** One job: service, time, progress and next steps. */
export function JobCard({ job }: { readonly job: PortalJob }) {
  const id = useId();
  const { status } = job;
  return (
    <EntryCard aria-labelledby={id}>
      <div className="head">
        <div className="part">
          <h2 id={id}>{job.service_type}</h2>
          <p>{status === 'pending' ? 'No date set yet' : arrivalWords(job)}</p>
        </div>
        <StatusBadge tone={status}>
          {isVisitEnding(job.ending) ? 'Did not take place' : inWords(status)}
        </StatusBadge>
      </div>
      {status !== 'cancelled' && !job.imported && <JobStepper reached={reachedBy(job)} />}
      <Facts
        facts={[
          { name: 'Property', value: job.property_address },
          { name: 'Service price', value: dollars(job.total_price) },
          {
            name: job.open_difference > 0 ? 'Still due' : 'Refund due',
            value: job.open_difference === 0 ? '' : dollars(Math.abs(job.open_difference)),
          },
          { name: 'Special instructions', value: job.special_instructions },
        ]}
      />
      <JobSteps job={job} />
      {job.outdated_documents.length > 0 && (
        <p>Your booking has changed since you signed. What you signed stays as it was.</p>
      )}
      {job.signed_as !== null && (
        <p className="muted" dir="auto">
          Your signed documents stay as you signed them, so they still say {job.signed_as}.
        </p>
      )}
      {job.paper_signed_on !== undefined && (
        <p className="muted">
          You signed the agreement on paper
          {isCalendarDate(job.paper_signed_on) && ` on ${writtenDate(job.paper_signed_on)}`}, so there’s no
          copy to download here.
        </p>
      )}
      {(job.signedDocuments.length > 0 || job.receipt) && (
        <div className="ways">
          {job.signedDocuments.includes('agreement') && (
            <FileButton file={{ kind: 'agreement', id: job.id }}>Signed agreement</FileButton>
          )}
          {job.signedDocuments.includes('media_release') && (
            <FileButton file={{ kind: 'media_release', id: job.id }}>Signed media release</FileButton>
          )}
          {job.receipt && (
            <FileButton file={{ kind: 'job-receipt', id: job.id }}>
              {job.receipt_voided ? 'Voided receipt' : 'Receipt'}
            </FileButton>
          )}
        </div>
      )}
    </EntryCard>
  );
}
