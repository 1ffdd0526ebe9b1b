import { routes } from '@domain/business/routes';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import { followUps } from '../../../records/questionnaire/stored-questionnaires';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { loadRecords } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';
import { loadAppointments, type Appointment } from './load-appointments';

/** To the client: the link to the follow-up questionnaire. Not sent if it is answered or no link works. */
export const composeFollowUpQuestionnaire: Composer = async (subjects, now) => {
  const answers = await loadRecords(
    followUps(),
    subjects.map(({ id }) => id),
  );
  const answered = new Set(answers.map(({ id }) => id));
  const appointments = (await loadAppointments(subjects, now)).filter(
    ({ job, accessKey }) => accessKey !== null && job.status !== 'cancelled' && !answered.has(job.id),
  );
  const [first] = appointments;
  if (!first) return null;
  const { customer } = first.job;
  const bodies = await renderMail(<FollowUp appointments={appointments} name={customer.name} />);
  return { to: customer.email, subject: 'A few questions about the property', attachments: [], ...bodies };
};

interface FollowUpProps {
  readonly appointments: readonly Appointment[];
  readonly name: string;
}

function FollowUp({ appointments, name }: FollowUpProps) {
  return (
    <MailLayout
      preview="Seven short questions to help us prepare."
      title="A few questions about the property"
    >
      <Paragraph>
        {hello(name)} a few answers about the property will help us bring the right equipment. It takes about
        two minutes. If you don’t know something, just choose “Not sure.”
      </Paragraph>
      {appointments.map(({ job, accessKey }) => (
        <div key={job.id}>
          <Facts rows={[['Property address', job.customer.address]]} />
          <Action href={`${config.siteUrl}${routes.followUp}?booking=${accessKey}`}>
            Answer the questions
          </Action>
        </div>
      ))}
      <Paragraph>Questions? Reply to this email or call {phoneNow().display}.</Paragraph>
    </MailLayout>
  );
}
