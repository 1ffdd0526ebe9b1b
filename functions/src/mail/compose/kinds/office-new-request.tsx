import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { foundAddress } from '@domain/office/list-view';
import { requestAwaitsOffice } from '@domain/request/awaits-office';
import { isConfirmedAtOnce } from '@domain/request/confirmed-at-once';
import { knownService } from '@domain/settings/offered-services';
import { referenceOf } from '@domain/text/reference';
import { config } from '../../../platform/config';
import { settingsNow } from '../../../platform/settings-now';
import { requests } from '../../../records/request/stored-request';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph, Quoted, SubHeading } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';
import { officeFacts, requestBrief, requestFacts, requestWords, type LoadedRequest } from './request-facts';

/** To the office: a new request, or several within the gathering window; none that the office has handled since. */
export const composeOfficeNewRequest: Composer = async (subjects) => {
  const received = (await loadSubjects(requests(), subjects)).filter(
    (request) => requestAwaitsOffice(request) || isConfirmedAtOnce(request),
  );
  const [first] = received;
  if (!first) return null;
  const title = received.length === 1 ? titleOf(first) : `${received.length} new requests`;
  const bodies = await renderMail(<OfficeNewRequest received={received} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

/** A referred client is one whom the office knows already. */
function titleOf(request: LoadedRequest): string {
  if (isConfirmedAtOnce(request)) return `Confirmed right away: ${requestBrief(request)}`;
  return `${request.client_asked_at === null ? 'New request' : 'Referred client chose a time'}: ${requestBrief(request)}`;
}

function OfficeNewRequest({
  received,
  title,
}: {
  readonly received: readonly LoadedRequest[];
  readonly title: string;
}) {
  const listed = received.slice(0, listedAtMost);
  return (
    <MailLayout
      preview={listed
        .map(({ service_type }) => knownService(settingsNow().services, service_type))
        .join('; ')}
      title={title}
    >
      {listed.map((request) => (
        <div key={request.id}>
          {received.length > 1 && <SubHeading>{titleOf(request)}</SubHeading>}
          <Facts
            rows={[
              ...requestFacts(request),
              ...officeFacts(request),
              [
                'Referral',
                request.client_asked_at && request.referral_id ? referenceOf(request.referral_id) : '',
              ],
              ['Phone', request.phone, 'contact'],
              ['Email', request.email, 'contact'],
            ]}
          />
          {isConfirmedAtOnce(request) && (
            <>
              <Paragraph>
                The time was available, so it was confirmed right away. The request is a job already.
              </Paragraph>
              {request.booking_id !== null && (
                <Action href={`${config.siteUrl}${foundAddress('jobs', request.booking_id)}`} secondary>
                  Open the job
                </Action>
              )}
            </>
          )}
          <Quoted leadIn="They wrote:" rows={requestWords(request)} />
        </div>
      ))}
      <AndMore count={received.length} />
      <Action href={`${config.siteUrl}${routes.admin}`}>Open the back office</Action>
    </MailLayout>
  );
}
