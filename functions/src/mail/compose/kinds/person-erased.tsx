import { business } from '@domain/business/business';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { phoneNow } from '../../../platform/phone-now';
import { erasures } from '../../../records/erasure/erasure';
import { jobDeletions } from '../../../records/job/job-deletion';
import type { Composer } from '../composer';
import { loadRecords, loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Paragraph } from '../templates/mail-parts';

/** To the erased person: confirms the erasure, and names what is retained until when. The last email they get. */
export const composePersonErased: Composer = async (subjects) => {
  const [erasure] = await loadSubjects(erasures(), subjects);
  if (!erasure?.marks) return null;
  const heldUntil = await documentsHeldUntil(erasure.held_jobs);
  return {
    to: erasure.marks.email,
    subject: 'Your data was erased',
    attachments: [],
    ...(await renderMail(<PersonErased heldUntil={heldUntil} hasPaid={erasure.payments.length > 0} />)),
  };
};

/** The last day of the legal hold on their documents, in words; null for none. */
async function documentsHeldUntil(jobs: readonly string[]): Promise<string | null> {
  const ends = (await loadRecords(jobDeletions(), jobs)).flatMap(({ held_until: end }) =>
    end ? [end.toDate()] : [],
  );
  const last = ends.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return last ? longDate(calendarDateIn(business.timeZone, last)) : null;
}

interface PersonErasedProps {
  readonly heldUntil: string | null;
  readonly hasPaid: boolean;
}

function PersonErased({ heldUntil, hasPaid }: PersonErasedProps) {
  return (
    <MailLayout preview="The information we had about you is gone." title="Your data was erased">
      <Paragraph>
        As you asked, we’ve erased the information we had about you under this address: requests,
        appointments, answers, reports with their photos and files, links, and your access to the customer
        portal.
      </Paragraph>
      {heldUntil !== null && (
        <Paragraph>
          The documents you signed are kept out of sight until {heldUntil}, for as long as claims under them
          are possible. Then they’re deleted too.
        </Paragraph>
      )}
      {hasPaid && (
        <Paragraph>Our books keep the amount and date of what you paid, without your name.</Paragraph>
      )}
      <Paragraph>
        Backups that still hold some of it are overwritten within 30 days. Anything saved in this browser or
        phone is yours; clearing the site’s data removes it.
      </Paragraph>
      <Paragraph>This is our last email to you. Questions? Call us at {phoneNow().display}.</Paragraph>
    </MailLayout>
  );
}
