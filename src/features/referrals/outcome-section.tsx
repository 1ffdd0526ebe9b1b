import { arrivalTime } from '@domain/appointment/arrival';
import type { ReactNode } from 'react';
import { business } from '@domain/business/business';
import type { RecordType } from '@domain/firestore/record-type';
import type { Job } from '@domain/job/job';
import { jobRecord } from '@domain/job/job-record';
import type { Referral } from '@domain/referral/referral';
import { referralStatus, referralStatusWords } from '@domain/referral/referral-status';
import { askedTimeWords } from '@domain/request/asked-time';
import { requestRecord } from '@domain/request/request-record';
import { dollars } from '@domain/text/dollars';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import type { Shown } from '@/firebase/documents/read-record';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { damagedWords } from '@/ui/damaged-words';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { FormsBadge } from '@/shared/job/forms-badge';
import { WhenChosen } from '@/ui/list-detail/when-chosen';
import { useNow } from '@/ui/use-now';
import { writtenInstant } from '@/ui/written-instant';
import { ReferralStepper } from './referral-stepper';
import { requestWords, jobWords } from './outcome-words';

interface RecordProps<Stored extends object> {
  readonly type: RecordType<Stored>;
  readonly id: string;
  readonly children: (record: Shown<Stored>) => ReactNode;
}

function LiveRecord<Stored extends object>({ type, id, children }: RecordProps<Stored>) {
  const read = useLiveDocument(type, id);
  if (read.state === 'loading') return null;
  if (read.state === 'found') return children(read.record);
  const value = read.state === 'damaged' ? damagedWords : 'a deleted record';
  return <Facts facts={[{ name: 'Linked to', value }]} />;
}

function Linked<Stored extends object>(props: RecordProps<Stored>) {
  return (
    <WhenChosen key={props.id}>
      <ReadBoundary fallback={() => null}>
        <LiveRecord {...props} />
      </ReadBoundary>
    </WhenChosen>
  );
}

function JobFacts({ job }: { readonly job: Job }) {
  const { scheduled_date: date } = job;
  const when = [isCalendarDate(date) && longDate(date), arrivalTime(job)];
  return (
    <Facts
      facts={[
        { name: 'Job', value: jobWords[job.status] },
        { name: 'Date', value: when.filter(Boolean).join(', ') },
        { name: 'Forms', value: <FormsBadge status={job.forms_status} /> },
        {
          name: 'Price',
          value: `${dollars(job.total_price)}, ${job.payment_state}`,
        },
      ]}
    />
  );
}

/** The request and job of a referral, and what its referrer is shown. */
export function OutcomeSection({ referral }: { readonly referral: Referral }) {
  const now = useNow();
  const { lead_id: leadId, progress } = referral;
  const bookingId = referral.booking_id ?? referral.forms_booking_id;
  return (
    <DetailSection title="Outcome">
      <ReferralStepper referral={referral} />
      <Facts
        facts={[
          { name: 'Client asked', value: writtenInstant(referral.client_asked_at ?? '') },
          { name: 'Accepted', value: writtenInstant(referral.accepted_at ?? '') },
          { name: 'Scheduled', value: writtenInstant(referral.scheduled_at ?? '') },
          { name: 'Completed', value: writtenInstant(referral.completed_at ?? '') },
          { name: 'Closed', value: writtenInstant(referral.closed_at ?? '') },
          {
            name: 'Declined',
            value:
              referral.declined_at &&
              `${writtenInstant(referral.declined_at)}, ${referral.declined_by ?? ''}`,
          },
        ]}
      />
      {leadId !== null && referral.booking_id === null && (
        <Linked type={requestRecord} id={leadId}>
          {(request) => (
            <Facts
              facts={[
                { name: 'Request', value: requestWords[request.status] },
                { name: 'Asked for', value: request.client_asked_at && askedTimeWords(request) },
              ]}
            />
          )}
        </Linked>
      )}
      {bookingId !== null && (
        <Linked type={jobRecord} id={bookingId}>
          {(job) => <JobFacts job={job} />}
        </Linked>
      )}
      <Facts
        facts={[
          {
            name: 'Referrer sees',
            value: referralStatusWords(
              referralStatus(referral, business.timeZone, new Date(now)),
              progress === 'none',
            ),
          },
        ]}
      />
    </DetailSection>
  );
}
