import { longDate } from '@domain/time/calendar-date';
import { announcedReminder } from '../../records/outreach/announced-reminder';
import type { StoredReport } from '../../records/report/stored-report';

interface ReminderNoteProps {
  readonly report: Pick<StoredReport, 'reminder'>;
  /** `/report/{key}/reminder`. */
  readonly address: string;
}

/** That a reminder will follow, with a button that declines it; nothing if there is none to come. */
export function ReminderNote({ report, address }: ReminderNoteProps) {
  const day = announcedReminder(report);
  if (report.reminder?.state === 'declined') {
    return (
      <section id="reminder" className="ask screen">
        <p role="status">We won’t remind you to have the line scoped again.</p>
      </section>
    );
  }
  if (day === null) return null;
  return (
    <section id="reminder" className="ask screen" aria-labelledby="reminder-title">
      <h2 id="reminder-title">When to look again</h2>
      <p>We’ll email you a reminder on {longDate(day)}, unless you’ve booked by then.</p>
      <form method="post" action={`${address}#reminder`}>
        <button className="button quiet">Don’t remind me of this</button>
      </form>
    </section>
  );
}
