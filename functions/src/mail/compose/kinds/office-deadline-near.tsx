import { arrivalWords } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import {
  deadlineMails,
  isAppointmentTooLate,
  waitingDeadlineMails,
  type WaitingDeadline,
} from '@domain/deadline/about-to-miss';
import { collections } from '@domain/firestore/paths';
import { jobAddress } from '@domain/office/job-address';
import { foundAddress } from '@domain/office/list-view';
import { clientOf } from '@domain/referral/client-of';
import { deadlineOfReferral } from '@domain/referral/deadline-of-referral';
import { isOpen } from '@domain/referral/is-open';
import { isPending } from '@domain/request/request-status';
import { knownService } from '@domain/settings/offered-services';
import { referenceOf } from '@domain/text/reference';
import { addDays, calendarDateIn, longDate, shortDate, type CalendarDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import { settingsNow } from '../../../platform/settings-now';
import { jobs, type StoredJob } from '../../../records/job/stored-job';
import { referrals, type StoredReferral } from '../../../records/referral/stored-referral';
import { requests } from '../../../records/request/stored-request';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph, Quoted, SubHeading, type Fact } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';
import type { LoadedRequest } from './request-facts';

type LoadedJob = StoredJob & { readonly id: string };
type LoadedReferral = StoredReferral & { readonly id: string };

/** A report that may miss its deadline. */
interface DueReport {
  readonly id: string;
  readonly title: string;
  /** Whether it is due by tomorrow or was due; else only its appointment is too late. */
  readonly isDue: boolean;
  readonly facts: readonly Fact[];
  readonly client: { readonly name: string; readonly address: string };
  readonly action: { readonly address: string; readonly words: string };
}

/**
 * To the office: a report that is due by tomorrow or was due, or whose appointment is too late for its deadline, or
 * several. Not sent for jobs whose report was sent, that were cancelled or moved in time, or whose deadline has changed since,
 * nor for requests and referrals that have become jobs or were declined. One whose pending job is in the same email with
 * the same deadline isn't repeated.
 */
export const composeOfficeDeadlineNear: Composer = async (subjects, now) => {
  const today = calendarDateIn(business.timeZone, now);
  const about = (collection: string) => subjects.some((subject) => subject.collection === collection);
  const [foundJobs, foundRequests, foundReferrals] = await Promise.all([
    about(collections.bookings) ? loadSubjects(jobs(), subjects) : [],
    about(collections.leads) ? loadSubjects(requests(), subjects) : [],
    about(collections.referrals) ? loadSubjects(referrals(), subjects) : [],
  ]);
  const isDue = (waiting: WaitingDeadline) => waitingDeadlineMails(waiting, today, foundJobs).length > 0;
  const due = [
    ...foundJobs
      .filter((job) => deadlineMails(settingsNow(), job, today).length > 0)
      .map((job) => dueJob(job, today)),
    ...foundRequests
      .filter((request) => isPending(request.status) && isDue(request))
      .map((request) => dueRequest(request, today)),
    ...foundReferrals
      .filter((referral) => isOpen(referral) && isDue(deadlineOfReferral(referral)))
      .map((referral) => dueReferral(referral, today)),
  ];
  const [first] = due;
  if (!first) return null;
  const are = due.every((report) => report.isDue) ? 'are due' : 'may miss their deadlines';
  const title = due.length === 1 ? first.title : `${due.length} reports ${are}`;
  const bodies = await renderMail(<OfficeDeadlineNear due={due} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

function titleOf(id: string, deadline: string | null, today: CalendarDate): string {
  return `Report due ${dayOf(deadline, today)} (${referenceOf(id)})`;
}

function dayOf(deadline: string | null, today: CalendarDate): string {
  if (deadline === null || deadline === today) return 'today';
  if (deadline < today) return `since ${shortDate(deadline)}`;
  return deadline === addDays(today, 1) ? 'tomorrow' : shortDate(deadline);
}

function dueJob(job: LoadedJob, today: CalendarDate): DueReport {
  const { id, deadline, customer } = job;
  const tooLate = isAppointmentTooLate(settingsNow(), job);
  const isNews = tooLate && deadline !== null && deadline > addDays(today, 1);
  const appointment = job.status === 'pending' ? 'None yet' : arrivalWords(job);
  return {
    id,
    title: isNews
      ? `Appointment too late for its deadline (${referenceOf(id)})`
      : titleOf(id, deadline, today),
    isDue: !isNews,
    facts: [
      ['Report due', deadline === null ? '' : longDate(deadline)],
      ['Appointment', tooLate ? `${appointment}: too late for this deadline` : appointment],
      ['Report', job.report_created ? 'Written, not sent' : 'Not written yet'],
      ...clientFacts(job.service_type, customer),
    ],
    client: customer,
    action: { address: jobAddress(job), words: 'Open the job in the back office' },
  };
}

function dueRequest(request: LoadedRequest, today: CalendarDate): DueReport {
  const { id, deadline } = request;
  return {
    id,
    title: titleOf(id, deadline, today),
    isDue: true,
    facts: [
      ['Report due', deadline === null ? '' : longDate(deadline)],
      ['Appointment', 'None yet: the request isn’t accepted'],
      ...clientFacts(request.service_type, request),
    ],
    client: request,
    action: { address: foundAddress('requests', id), words: 'Open the request in the back office' },
  };
}

function dueReferral(referral: LoadedReferral, today: CalendarDate): DueReport {
  const { id, needed_by: deadline } = referral;
  const client = clientOf(referral);
  return {
    id,
    title: titleOf(id, deadline, today),
    isDue: true,
    facts: [
      ['Report due', longDate(deadline)],
      ['Appointment', 'None yet: the referral isn’t accepted'],
      ...clientFacts(referral.service_needed, client),
    ],
    client,
    action: { address: foundAddress('referrals', id), words: 'Open the referral in the back office' },
  };
}

function clientFacts(
  service: string,
  { phone, email }: { readonly phone: string; readonly email: string },
): readonly Fact[] {
  return [
    ['Inspection type', knownService(settingsNow().services, service)],
    ['Phone', phone, 'contact'],
    ['Email', email, 'contact'],
  ];
}

interface OfficeDeadlineNearProps {
  readonly due: readonly DueReport[];
  readonly title: string;
}

function OfficeDeadlineNear({ due, title }: OfficeDeadlineNearProps) {
  const listed = due.slice(0, listedAtMost);
  return (
    <MailLayout preview={listed.map((report) => report.title).join('; ')} title={title}>
      <Paragraph>
        {due.length === 1
          ? 'The client needs this report by their deadline, and it hasn’t been sent. Send it, find an earlier time, or call the client if it won’t be in time.'
          : 'These clients need their report by a deadline, and it hasn’t been sent. Send it, find an earlier time, or call the client if it won’t be in time.'}
      </Paragraph>
      {listed.map((report) => (
        <div key={report.id}>
          {due.length > 1 && <SubHeading>{report.title}</SubHeading>}
          <Facts rows={report.facts} />
          <Quoted
            leadIn="The client:"
            rows={[
              ['Name', report.client.name],
              ['Property address', report.client.address],
            ]}
          />
          <Action href={`${config.siteUrl}${report.action.address}`} secondary={due.length > 1}>
            {report.action.words}
          </Action>
        </div>
      ))}
      <AndMore count={due.length} />
    </MailLayout>
  );
}
