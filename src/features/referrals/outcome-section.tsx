import type { ReactNode } from 'react';
import { business } from '@domain/business/business';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { Referral } from '@domain/referral/referral';
import { referralStatus } from '@domain/referral/referral-status';
import { dollars } from '@domain/text/dollars';
import { isCalendarDate, longDate } from '@domain/time/calendar-date';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { readField } from '@/firebase/documents/read-field';
import { readFormsStatus } from '@/shared/job/read-forms-status';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { FormsBadge } from '@/shared/job/forms-badge';
import { WhenChosen } from '@/ui/list-detail/when-chosen';
import { useNow } from '@/ui/use-now';
import { writtenInstant } from '@/ui/written-instant';
import { ReferralRun } from './referral-run';
import { requestWords, jobWords } from './outcome-words';

interface RecordProps {
  readonly collection: CollectionName;
  readonly id: string;
  readonly children: (record: PlainDocument) => ReactNode;
}

function LiveRecord({ collection, id, children }: RecordProps) {
  const record = useLiveDocument(collection, id);
  if (record.state === 'found') return children(record.document);
  return record.state === 'missing' ? (
    <Facts facts={[{ name: 'Linked to', value: 'a deleted record' }]} />
  ) : null;
}

function Linked(props: RecordProps) {
  return (
    <WhenChosen key={props.id}>
      <ReadBoundary fallback={() => null}>
        <LiveRecord {...props} />
      </ReadBoundary>
    </WhenChosen>
  );
}

function JobFacts({ job }: { readonly job: PlainDocument }) {
  const date = readField.text(job, 'scheduled_date');
  const time = readField.text(job, 'scheduled_time');
  const when = [isCalendarDate(date) && longDate(date), isTimeOfDay(time) && clockTime(time)];
  return (
    <Facts
      facts={[
        { name: 'Job', value: jobWords(job) },
        { name: 'Date', value: when.filter(Boolean).join(', ') },
        { name: 'Forms', value: <FormsBadge status={readFormsStatus(job)} /> },
        {
          name: 'Price',
          value: `${dollars(readField.number(job, 'total_price'))}, ${readField.text(job, 'payment_state', 'unpaid')}`,
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
      <ReferralRun referral={referral} />
      <Facts
        facts={[
          { name: 'Accepted', value: writtenInstant(referral.accepted_at ?? '') },
          { name: 'Scheduled', value: writtenInstant(referral.scheduled_at ?? '') },
          { name: 'Completed', value: writtenInstant(referral.completed_at ?? '') },
          { name: 'Closed', value: writtenInstant(referral.closed_at ?? '') },
        ]}
      />
      {leadId !== null && referral.booking_id === null && (
        <Linked collection={collections.leads} id={leadId}>
          {(request) => <Facts facts={[{ name: 'Request', value: requestWords(request) }]} />}
        </Linked>
      )}
      {bookingId !== null && (
        <Linked collection={collections.bookings} id={bookingId}>
          {(job) => <JobFacts job={job} />}
        </Linked>
      )}
      <Facts
        facts={[
          {
            name: 'Referrer sees',
            value: `${referralStatus(referral, business.timeZone, new Date(now))}${progress === 'none' ? ' (estimated from the date)' : ''}`,
          },
        ]}
      />
    </DetailSection>
  );
}
