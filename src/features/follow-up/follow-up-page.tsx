import { appointmentWords } from '@domain/access/appointment-words';
import type { ClientBooking } from '@domain/access/client-forms';
import { useEffect, useState, type ReactNode } from 'react';
import { isUnsent } from '@/offline/outbox-entry';
import { removeEntry } from '@/offline/outbox-store';
import { useEntry } from '@/offline/use-entry';
import { Facts } from '@/ui/facts';
import { followUpEntryId } from './follow-up-entry';
import { FollowUpForm } from './follow-up-form';
import { FollowUpThanks } from './follow-up-thanks';
import { followUpValuesIn } from './follow-up-values';
import { FollowUpWaiting } from './follow-up-waiting';
import { useFollowUpSubmission } from './use-follow-up-submission';

interface FollowUpPageProps {
  readonly bookingKey: string;
  /** null while it cannot be loaded: then what is on the device is shown. */
  readonly booking: ClientBooking | null;
  /** Asks the server anew what is done. */
  readonly reopen: () => void;
  readonly loading: ReactNode;
  /** Shown where neither the server nor the device has anything to show. */
  readonly unavailable: ReactNode;
}

/** The follow-up questionnaire in whatever state it is in, by the server and by the device. */
export function FollowUpPage({ bookingKey, booking, reopen, loading, unavailable }: FollowUpPageProps) {
  const entry = useEntry(followUpEntryId(bookingKey));
  const [sent, setSent] = useState(false);
  const submission = useFollowUpSubmission(bookingKey);
  const answered = booking !== null && booking.follow_up !== null;

  // What another device was quicker with is of no use here any more.
  const left =
    answered && entry !== null && entry !== undefined && entry.state !== 'sent' && !isUnsent(entry);
  useEffect(() => {
    if (left) removeEntry(followUpEntryId(bookingKey)).catch(() => undefined);
  }, [left, bookingKey]);

  if (sent || entry?.state === 'sent') return <FollowUpThanks when="now" />;
  if (answered) return <FollowUpThanks when="before" />;
  if (entry === undefined) return loading;
  // From the press to its answer the form stays, also where what is read of the entry is a moment older than the answer.
  if (entry !== null && isUnsent(entry) && submission.phase === 'writing') return <FollowUpWaiting />;
  if (booking === null && entry === null) return unavailable;
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <div style={{ display: 'grid', gap: 16 }}>
        <h1>Follow-up questionnaire</h1>
        <p style={{ margin: 0 }}>
          A few questions about the property, so that the inspector comes prepared. It takes about two
          minutes.
        </p>
        {booking !== null && (
          <Facts
            facts={[
              { name: 'Property', value: booking.property_address },
              { name: 'Appointment', value: appointmentWords(booking) },
            ]}
          />
        )}
      </div>
      <FollowUpForm
        bookingKey={bookingKey}
        initialValues={followUpValuesIn(entry?.data)}
        refusal={entry?.refusal}
        submission={submission}
        onSent={() => setSent(true)}
        onOutdated={reopen}
      />
    </div>
  );
}
