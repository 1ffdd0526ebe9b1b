import { arrivalWords } from '@domain/appointment/arrival';
import { owedWords, visitEndingWords } from '@domain/job/ending-words';
import { isVisitEnding, type VisitEnding } from '@domain/job/job-ending';
import { longDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import { knownService } from '@domain/settings/offered-services';
import { settingsNow } from '../../../platform/settings-now';
import { jobs, type StoredJob } from '../../../records/job/stored-job';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';

type EndedVisit = StoredJob & { readonly id: string; readonly ending: VisitEnding };

/** To the client: why the inspection didn't take place, and what it costs. Not sent if that was undone. */
export const composeInspectionNotDone: Composer = async (subjects) => {
  const visits = (await loadSubjects(jobs(), subjects)).filter(
    (job): job is EndedVisit => job.status === 'cancelled' && isVisitEnding(job.ending),
  );
  const [first] = visits;
  if (!first) return null;
  const bodies = await renderMail(<InspectionNotDone visits={visits} />);
  return {
    to: first.customer.email,
    subject: `We couldn’t do your sewer inspection on ${longDate(first.scheduled_date)}`,
    attachments: [],
    ...bodies,
  };
};

function InspectionNotDone({ visits }: { readonly visits: readonly EndedVisit[] }) {
  return (
    <MailLayout preview="What happened, and what’s next." title="We couldn’t do your inspection">
      {visits.map((job) => (
        <div key={job.id}>
          <Paragraph>
            {hello(job.customer.name)} {visitEndingWords[job.ending]}
          </Paragraph>
          <Facts
            rows={[
              ['Appointment', arrivalWords(job)],
              ['Property address', job.customer.address],
              ['Inspection type', knownService(settingsNow().services, job.service_type)],
              // Of the others the reason is the office's own.
              ['Reason', job.ending === 'not_inspected' ? (job.cancellation?.reason ?? '') : ''],
            ]}
          />
          <Paragraph>{owedWords(settingsNow().contact, job)}</Paragraph>
        </div>
      ))}
      <Paragraph>
        There won’t be a report, and the links in our earlier emails no longer work. If you’d still like an
        inspection, book another time.
      </Paragraph>
      <Action href={`${config.siteUrl}/#booking`}>Book another time</Action>
      <Paragraph>Is this a mistake? Reply to this email or call {phoneNow().display}.</Paragraph>
    </MailLayout>
  );
}
