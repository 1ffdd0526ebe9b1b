import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { knownService } from '@domain/business/services';
import { requestAwaitsOffice } from '@domain/request/awaits-office';
import { referenceOf } from '@domain/text/reference';
import { isCalendarDate, shortDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import { requests } from '../../../records/request/stored-request';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Quoted, SubHeading } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';
import { requestFacts, requestWords, type LoadedRequest } from './request-facts';

/** To the office: a new request, or several within the gathering window; none that the office has handled since. */
export const composeOfficeNewRequest: Composer = async (subjects) => {
  const received = (await loadSubjects(requests(), subjects)).filter(requestAwaitsOffice);
  const [first] = received;
  if (!first) return null;
  const title = received.length === 1 ? titleOf(first) : `${received.length} new requests`;
  const bodies = await renderMail(<OfficeNewRequest received={received} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

function titleOf(request: LoadedRequest): string {
  const { preferred_date: date } = request;
  const day = request.date_flexible || !isCalendarDate(date) ? 'any day' : shortDate(date);
  return `New request: ${knownService(request.service_type)}, ${day} (${referenceOf(request.id)})`;
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
      preview={listed.map(({ service_type }) => knownService(service_type)).join('; ')}
      title={title}
    >
      {listed.map((request) => (
        <div key={request.id}>
          {received.length > 1 && <SubHeading>{titleOf(request)}</SubHeading>}
          <Facts
            rows={[
              ...requestFacts(request),
              ['Phone', request.phone, 'contact'],
              ['Email', request.email, 'contact'],
            ]}
          />
          <Quoted leadIn="They wrote:" rows={requestWords(request)} />
        </div>
      ))}
      <AndMore count={received.length} />
      <Action href={`${config.siteUrl}${routes.admin}`}>Open the back office</Action>
    </MailLayout>
  );
}
