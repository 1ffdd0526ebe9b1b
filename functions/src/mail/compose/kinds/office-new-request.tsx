import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { knownService } from '@domain/business/services';
import { collections } from '@domain/firestore/paths';
import type { BookingRequest } from '@domain/request/booking-request';
import { referenceOf } from '@domain/text/reference';
import { isCalendarDate, shortDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import type { Composer } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Quoted, SubHeading } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';
import { requestFacts, requestWords } from './request-facts';
import { requests } from '../../../records/request/stored-request';

/** To the office: a new request, or several within the gathering window. */
export const composeOfficeNewRequest: Composer = async (subjects) => {
  const found = await loadSubjects(
    requests(),
    subjects.filter(({ collection }) => collection === collections.leads),
  );
  const [first] = found;
  if (!first) return null;
  const title = found.length === 1 ? titleOf(first) : `${found.length} new requests`;
  const bodies = await renderMail(<OfficeNewRequest requests={found} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

function titleOf(request: BookingRequest<unknown>): string {
  const { preferred_date: date } = request;
  const day = request.date_flexible || !isCalendarDate(date) ? 'any day' : shortDate(date);
  return `New request: ${knownService(request.service_type)}, ${day} (${referenceOf(request.id)})`;
}

function OfficeNewRequest({
  requests,
  title,
}: {
  readonly requests: readonly BookingRequest<unknown>[];
  readonly title: string;
}) {
  const listed = requests.slice(0, listedAtMost);
  return (
    <MailLayout
      preview={listed.map(({ service_type }) => knownService(service_type)).join('; ')}
      title={title}
    >
      {listed.map((request) => (
        <div key={request.id}>
          {requests.length > 1 && <SubHeading>{titleOf(request)}</SubHeading>}
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
      <AndMore count={requests.length} />
      <Action href={`${config.siteUrl}${routes.admin}`}>Open the back office</Action>
    </MailLayout>
  );
}
