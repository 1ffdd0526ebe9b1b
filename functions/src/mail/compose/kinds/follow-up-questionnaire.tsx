import { routes } from '@domain/business/routes';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import { followUps } from '../../../records/questionnaire/stored-questionnaires';
import type { Composer } from '../composer';
import { loadRecords } from '../load-subjects';
import { jobValues } from '../record-values';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { loadAppointments, type Appointment } from './load-appointments';
import { Opening } from './opening';

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
  const wording = wordingOf(
    'followup_questionnaire',
    appointments.map(({ job }) => jobValues(job)),
  );
  const bodies = await renderMail(
    <FollowUp appointments={appointments} name={customer.name} wording={wording} />,
  );
  const subject = wording.subject ?? 'A few questions about the property';
  return { to: customer.email, subject, attachments: [], ...bodies };
};

interface FollowUpProps {
  readonly appointments: readonly Appointment[];
  readonly name: string;
  readonly wording: Wording;
}

function FollowUp({ appointments, name, wording }: FollowUpProps) {
  return (
    <MailLayout
      preview="Seven short questions to help us prepare."
      title="A few questions about the property"
    >
      <Opening wording={wording} name={name} />
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
