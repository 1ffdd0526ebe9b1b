import { arrivalTime, arrivalWords, movedFromWords } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import { jobAddress } from '@domain/office/job-address';
import { knownService } from '@domain/settings/offered-services';
import { dollars } from '@domain/text/dollars';
import { referenceOf } from '@domain/text/reference';
import { longDate, shortDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import { settingsNow } from '../../../platform/settings-now';
import { jobs, type StoredJob } from '../../../records/job/stored-job';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Quoted, SubHeading, type Fact } from '../templates/mail-parts';

type LoadedJob = StoredJob & { readonly id: string };

/**
 * To the office: a client's change by link, or several within the gathering window. Not sent for jobs that the office
 * has moved or deleted since.
 */
export const composeOfficeAppointmentChanged: Composer = async (subjects) => {
  const changed = (await loadSubjects(jobs(), subjects)).filter(isChangedByClient);
  const [first] = changed;
  if (!first) return null;
  const title = changed.length === 1 ? titleOf(first) : `${changed.length} clients changed their appointment`;
  const bodies = await renderMail(<OfficeAppointmentChanged changed={changed} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

function isCancelledByClient({ cancellation }: LoadedJob): boolean {
  return cancellation?.by === 'client';
}

function isChangedByClient(job: LoadedJob): boolean {
  return isCancelledByClient(job) || job.client_move !== null;
}

function titleOf(job: LoadedJob): string {
  const what = isCancelledByClient(job) ? 'Cancelled by the client' : 'Moved by the client';
  return `${what}: ${shortDate(job.scheduled_date)}, ${arrivalTime(job)} (${referenceOf(job.id)})`;
}

/** What the client has paid for a job that they cancelled. */
function refundDue({ price_difference: difference }: LoadedJob): string {
  if (difference?.state !== 'open' || difference.amount >= 0) return '';
  return `The client paid ${dollars(-difference.amount)}. Refund it, or record what you agreed on.`;
}

function factsOf(job: LoadedJob): readonly Fact[] {
  const { customer, client_move: move } = job;
  const stands = arrivalWords(job);
  const change = isCancelledByClient(job)
    ? [
        ['Cancelled appointment', stands] as const,
        ['Reason', job.cancellation?.reason ? '' : 'None given.'] as const,
        ['Payment', refundDue(job)] as const,
      ]
    : [['New time', stands] as const, ['Before', move ? movedFromWords(move) : ''] as const];
  return [
    ...change,
    ['Report due', job.deadline && !isCancelledByClient(job) ? longDate(job.deadline) : ''],
    ['Inspection type', knownService(settingsNow().services, job.service_type)],
    ['Phone', customer.phone, 'contact'],
    ['Email', customer.email, 'contact'],
  ];
}

function OfficeAppointmentChanged({
  changed,
  title,
}: {
  readonly changed: readonly LoadedJob[];
  readonly title: string;
}) {
  return (
    <MailLayout preview={changed.map((job) => arrivalWords(job)).join('; ')} title={title}>
      {changed.map((job) => (
        <div key={job.id}>
          {changed.length > 1 && <SubHeading>{titleOf(job)}</SubHeading>}
          <Facts rows={factsOf(job)} />
          <Quoted
            leadIn="The client wrote:"
            rows={[
              ['Name', job.customer.name],
              ['Property address', job.customer.address],
              ['Reason', isCancelledByClient(job) ? (job.cancellation?.reason ?? '') : ''],
            ]}
          />
          <Action href={`${config.siteUrl}${jobAddress(job)}`} secondary={changed.length > 1}>
            Open the job in the back office
          </Action>
        </div>
      ))}
    </MailLayout>
  );
}
