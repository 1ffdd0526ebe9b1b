import { arrivalWords } from '@domain/appointment/arrival';
import { routes } from '@domain/business/routes';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Paragraph } from '../templates/mail-parts';
import { AppointmentFacts } from './appointment-parts';
import { loadAppointments, type Appointment } from './load-appointments';

/** To the client: nobody can come at the agreed time, and how to choose another. Not sent once the job was moved. */
export const composeNewTimesOffered: Composer = async (subjects, now) => {
  const offered = (await loadAppointments(subjects, now)).filter(
    ({ job }) => job.status === 'scheduled' && job.times_offered_at !== null,
  );
  const [first] = offered;
  if (!first) return null;
  const { customer } = first.job;
  const bodies = await renderMail(<NewTimesOffered offered={offered} />);
  return {
    to: customer.email,
    subject: `Please choose a new time: your sewer inspection on ${arrivalWords(first.job)}`,
    attachments: [],
    ...bodies,
  };
};

function NewTimesOffered({ offered }: { readonly offered: readonly Appointment[] }) {
  const phone = phoneNow().display;
  return (
    <MailLayout preview="We can’t come at the time we agreed on." title="Please choose a new time">
      {offered.map(({ job, accessKey }) => (
        <div key={job.id}>
          <Paragraph>
            {hello(job.customer.name)} we’re sorry: our inspector isn’t available at the time we agreed on.
            Please choose another time. Everything you’ve filled in and signed stays as it is.
          </Paragraph>
          <AppointmentFacts job={job} />
          {accessKey === null ? (
            <Paragraph>To choose a new time, call {phone}.</Paragraph>
          ) : (
            <Action href={`${config.siteUrl}${routes.appointment}?booking=${accessKey}`}>
              Choose a new time
            </Action>
          )}
        </div>
      ))}
      <Paragraph>
        No longer need the inspection? You can cancel it on the same page. There’s no charge.
      </Paragraph>
      <Paragraph>Questions? Reply to this email or call {phone}.</Paragraph>
    </MailLayout>
  );
}
