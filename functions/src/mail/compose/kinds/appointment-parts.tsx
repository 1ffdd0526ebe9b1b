import { endingCharges } from '@domain/business/ending-charges';
import { arrivalWords } from '@domain/appointment/arrival';
import { fixedReason } from '@domain/appointment/fixed-reason';
import { changeNoticeHours } from '@domain/appointment/appointment-limits';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { chargeSentences, lateCancelWords } from '@domain/job/charge-words';
import { payPath } from '@domain/payment/pay-path';
import { dollars } from '@domain/text/dollars';
import { shortDate } from '@domain/time/calendar-date';
import { missingForms } from '@domain/job/missing-forms';
import { knownService } from '@domain/settings/offered-services';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { payableOnline } from '../../../records/job/payable-online';
import { Action, Facts, Paragraph, QuietLink, Quoted, SubHeading } from '../templates/mail-parts';
import type { Appointment } from './load-appointments';

export function AppointmentFacts({ job }: Pick<Appointment, 'job'>) {
  return (
    <>
      <Facts
        rows={[
          ['Appointment', agreedTime(job)],
          ['Property address', job.customer.address],
          ['Inspection type', knownService(settingsNow().services, job.service_type)],
          ['Price', dollars(job.total_price)],
        ]}
      />
      <Quoted leadIn="From our booking form:" rows={[['Special instructions', job.special_instructions]]} />
    </>
  );
}

/** Empty while pending, when the date is only the office's reminder. */
function agreedTime(job: Appointment['job']): string {
  return job.status === 'pending' ? '' : arrivalWords(job);
}

/** What the business charges if the inspection doesn't take place; nothing if it charges nothing. */
export function ChargeTerms() {
  const sentences = chargeSentences(endingCharges);
  if (sentences.length === 0) return null;
  return (
    <>
      <SubHeading>If the inspection doesn’t take place</SubHeading>
      <Paragraph>{sentences.join(' ')}</Paragraph>
    </>
  );
}

/** The links to a job's missing forms; nothing without a key. */
export function MissingForms({ job, accessKey }: Appointment) {
  if (accessKey === null) return null;
  return missingForms(job).map((form, index) => (
    <Action key={form.path} href={`${config.siteUrl}${form.path}?booking=${accessKey}`} secondary={index > 0}>
      {form.title}
    </Action>
  ));
}

/** The link to pay early, where that is possible online; otherwise nothing, because nothing is due yet. */
export function PayEarly({ job, accessKey }: Appointment) {
  const amount = payableOnline(job);
  if (accessKey === null || amount === 0) return null;
  return (
    <Paragraph>
      Nothing is due until your report is ready. If you’d rather pay now,{' '}
      <QuietLink href={`${config.siteUrl}${payPath(accessKey)}`}>pay {dollars(amount)} online</QuietLink>.
    </Paragraph>
  );
}

interface ChangeLinksProps {
  readonly appointments: readonly Appointment[];
  readonly now: Date;
}

/** The link to change each agreed appointment while that is possible, otherwise the phone number. */
export function ChangeLinks({ appointments, now }: ChangeLinksProps) {
  const agreed = appointments.filter(({ job }) => job.status !== 'pending');
  return agreed.map((appointment) => (
    <ChangeLink
      key={appointment.job.id}
      {...appointment}
      now={now}
      on={agreed.length > 1 ? ` on ${shortDate(appointment.job.scheduled_date)}` : ''}
    />
  ));
}

function ChangeLink({ job, accessKey, now, on }: Appointment & { readonly now: Date; readonly on: string }) {
  const call = `call us at ${phoneNow().display}`;
  if (accessKey === null || fixedReason(job, business.timeZone, now) !== null) {
    return (
      <Paragraph>
        To change or cancel the appointment{on}, {call}. {lateCancelWords(endingCharges)}
      </Paragraph>
    );
  }
  return (
    <Paragraph>
      <QuietLink href={`${config.siteUrl}${routes.appointment}?booking=${accessKey}`}>
        Change or cancel the appointment{on}
      </QuietLink>{' '}
      up to {changeNoticeHours} hours before it starts. After that, {call}. {lateCancelWords(endingCharges)}
    </Paragraph>
  );
}
