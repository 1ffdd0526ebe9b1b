import { arrivalWords } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import { isReportDueToday } from '@domain/deadline/about-to-miss';
import { jobAddress } from '@domain/office/job-address';
import { knownService } from '@domain/settings/offered-services';
import { referenceOf } from '@domain/text/reference';
import { calendarDateIn, longDate, shortDate, type CalendarDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import { settingsNow } from '../../../platform/settings-now';
import { jobs, type StoredJob } from '../../../records/job/stored-job';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph, Quoted, SubHeading, type Fact } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';

type LoadedJob = StoredJob & { readonly id: string };

/**
 * To the office: a report that is due today or was due, or several. Not sent for jobs whose report was sent, that were
 * cancelled, or whose deadline has changed since.
 */
export const composeOfficeDeadlineNear: Composer = async (subjects, now) => {
  const today = calendarDateIn(business.timeZone, now);
  const due = (await loadSubjects(jobs(), subjects)).filter((job) => isReportDueToday(job, today));
  const [first] = due;
  if (!first) return null;
  const title = due.length === 1 ? titleOf(first, today) : `${due.length} reports are due`;
  const bodies = await renderMail(<OfficeDeadlineNear due={due} title={title} today={today} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

function titleOf({ id, deadline }: LoadedJob, today: CalendarDate): string {
  const day = deadline === today || deadline === null ? 'today' : `since ${shortDate(deadline)}`;
  return `Report due ${day} (${referenceOf(id)})`;
}

function factsOf(job: LoadedJob): readonly Fact[] {
  return [
    ['Report due', job.deadline === null ? '' : longDate(job.deadline)],
    ['Appointment', job.status === 'pending' ? 'None yet' : arrivalWords(job)],
    ['Report', job.report_created ? 'Written, not sent' : 'Not written yet'],
    ['Inspection type', knownService(settingsNow().services, job.service_type)],
    ['Phone', job.customer.phone, 'contact'],
    ['Email', job.customer.email, 'contact'],
  ];
}

interface OfficeDeadlineNearProps {
  readonly due: readonly LoadedJob[];
  readonly title: string;
  readonly today: CalendarDate;
}

function OfficeDeadlineNear({ due, title, today }: OfficeDeadlineNearProps) {
  const listed = due.slice(0, listedAtMost);
  return (
    <MailLayout preview={listed.map((job) => titleOf(job, today)).join('; ')} title={title}>
      <Paragraph>
        {due.length === 1
          ? 'The client needs this report by their deadline, and it hasn’t been sent. Send it, or call the client if it won’t be in time.'
          : 'These clients need their report by a deadline, and it hasn’t been sent. Send it, or call the client if it won’t be in time.'}
      </Paragraph>
      {listed.map((job) => (
        <div key={job.id}>
          {due.length > 1 && <SubHeading>{titleOf(job, today)}</SubHeading>}
          <Facts rows={factsOf(job)} />
          <Quoted
            leadIn="The client:"
            rows={[
              ['Name', job.customer.name],
              ['Property address', job.customer.address],
            ]}
          />
          <Action href={`${config.siteUrl}${jobAddress(job)}`} secondary={due.length > 1}>
            Open the job in the back office
          </Action>
        </div>
      ))}
      <AndMore count={due.length} />
    </MailLayout>
  );
}
