import { timeTaken } from '@domain/request/asked-time';
import { promisesOf } from '@domain/settings/promises-of';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { insteadOf } from '../../../records/availability/instead-of';
import { requests } from '../../../records/request/stored-request';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts, NextSteps, Paragraph, Quoted, SubHeading } from '../templates/mail-parts';
import { wordingOf, type Wording } from '../wording';
import { Opening } from './opening';
import { requestFacts, requestValues, requestWords, type LoadedRequest } from './request-facts';

/** To the client: confirms the request, and says what happens next. */
export const composeRequestReceived: Composer = async (subjects, now) => {
  const received = await loadSubjects(requests(), subjects);
  const [first] = received;
  if (!first) return null;
  const wording = wordingOf('request_received', received.map(requestValues));
  const listed = await Promise.all(
    received.map(async (request) => ({
      request,
      taken: request.slot_problems.includes('taken')
        ? `${timeTaken} ${await insteadOf(request, now)}`.trim()
        : null,
    })),
  );
  const bodies = await renderMail(<RequestReceived received={listed} wording={wording} />);
  const subject = wording.subject ?? 'We have your inspection request';
  return { to: first.email, subject, attachments: [], ...bodies };
};

interface RequestReceivedProps {
  readonly received: readonly {
    readonly request: LoadedRequest;
    /** What to say if the time isn't available; else null. */
    readonly taken: string | null;
  }[];
  readonly wording: Wording;
}

function RequestReceived({ received, wording }: RequestReceivedProps) {
  const promises = promisesOf(settingsNow().promises);
  return (
    <MailLayout preview={promises.bookingConfirmation} title="We have your request">
      <Opening wording={wording} />
      {received.map(({ request, taken }) => (
        <div key={request.id}>
          <Facts rows={requestFacts(request)} />
          {taken !== null && <Paragraph>{taken}</Paragraph>}
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
