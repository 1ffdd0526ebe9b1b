import { business } from '@domain/business/business';
import { promises } from '@domain/business/promises';
import type { Lead } from '@domain/request/lead';
import type { Composer } from '../compose-mail';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts, NextSteps, Paragraph, SubHeading } from '../templates/mail-parts';
import { requestFacts } from './request-facts';

/** To the client: the request has arrived, and what happens next. */
export const composeRequestReceived: Composer = async (subjects) => {
  const leads = await loadSubjects<Lead>(subjects);
  const [first] = leads;
  if (!first) return null;
  const bodies = await renderMail(<RequestReceived leads={leads} name={first.name} />);
  return { to: first.email, subject: 'We have your inspection request', attachments: [], ...bodies };
};

function RequestReceived({ leads, name }: { readonly leads: readonly Lead[]; readonly name: string }) {
  return (
    <MailLayout preview={promises.bookingConfirmation} title="We have your request">
      <Paragraph>
        Hello {name}, thank you for asking us to look at your sewer line. This is what you sent us:
      </Paragraph>
      {leads.map((lead) => (
        <Facts key={lead.id} rows={requestFacts(lead)} />
      ))}
      <SubHeading>What happens next</SubHeading>
      <NextSteps
        steps={[
          promises.bookingConfirmation,
          'You get a confirmation with a calendar entry and three short forms.',
          promises.reportTurnaround,
        ]}
      />
      <Paragraph>
        Is something wrong here? Answer this mail, or call us on {business.phone.display}. Nothing is due now.
      </Paragraph>
    </MailLayout>
  );
}
