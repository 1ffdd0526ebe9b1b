import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { knownService } from '@domain/business/services';
import { collections } from '@domain/firestore/paths';
import type { Lead } from '@domain/request/lead';
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

/** To the office: a new request, or several within the gathering window. */
export const composeOfficeNewRequest: Composer = async (subjects) => {
  const leads = await loadSubjects<Lead>(
    subjects.filter(({ collection }) => collection === collections.leads),
  );
  const [first] = leads;
  if (!first) return null;
  const title = leads.length === 1 ? titleOf(first) : `${leads.length} new requests`;
  const bodies = await renderMail(<OfficeNewRequest leads={leads} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

function titleOf(lead: Lead): string {
  const { preferred_date: date } = lead;
  const day = lead.date_flexible || !isCalendarDate(date) ? 'any day' : shortDate(date);
  return `New request: ${knownService(lead.service_type)}, ${day} (${referenceOf(lead.id)})`;
}

function OfficeNewRequest({ leads, title }: { readonly leads: readonly Lead[]; readonly title: string }) {
  const listed = leads.slice(0, listedAtMost);
  return (
    <MailLayout
      preview={listed.map(({ service_type }) => knownService(service_type)).join('; ')}
      title={title}
    >
      {listed.map((lead) => (
        <div key={lead.id}>
          {leads.length > 1 && <SubHeading>{titleOf(lead)}</SubHeading>}
          <Facts
            rows={[...requestFacts(lead), ['Phone', lead.phone, 'contact'], ['Email', lead.email, 'contact']]}
          />
          <Quoted leadIn="They wrote:" rows={requestWords(lead)} />
        </div>
      ))}
      <AndMore count={leads.length} />
      <Action href={`${config.siteUrl}${routes.admin}`}>Open the back office</Action>
    </MailLayout>
  );
}
