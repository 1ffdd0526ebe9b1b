import { promisesOf } from '@domain/settings/promises-of';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { requests } from '../../../records/request/stored-request';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts, NextSteps, Paragraph, Quoted, SubHeading } from '../templates/mail-parts';
import { requestFacts, requestWords, type LoadedRequest } from './request-facts';

/** To the client: confirms the request, and says what happens next. */
export const composeRequestReceived: Composer = async (subjects) => {
  const received = await loadSubjects(requests(), subjects);
  const [first] = received;
  if (!first) return null;
  const bodies = await renderMail(<RequestReceived received={received} />);
  return { to: first.email, subject: 'We have your inspection request', attachments: [], ...bodies };
};

function RequestReceived({ received }: { readonly received: readonly LoadedRequest[] }) {
  const promises = promisesOf(settingsNow().promises);
  return (
    <MailLayout preview={promises.bookingConfirmation} title="We have your request">
      <Paragraph>
        Hello, thank you for asking us to look at your sewer line. We received this request:
      </Paragraph>
      {received.map((request) => (
        <div key={request.id}>
          <Facts rows={requestFacts(request)} />
          <Quoted leadIn="From our booking form:" rows={requestWords(request)} />
        </div>
      ))}
      <SubHeading>What happens next</SubHeading>
      <NextSteps
        steps={[
          promises.bookingConfirmation,
          'You’ll get a confirmation with a calendar entry and three short forms.',
          promises.reportTurnaround,
        ]}
      />
      <Paragraph>
        Something wrong, or you didn’t ask for this? Reply to this email or call {phoneNow().display}. Nothing
        is due now.
      </Paragraph>
    </MailLayout>
  );
}
