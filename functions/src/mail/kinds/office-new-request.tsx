import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import type { Lead } from '@domain/request/lead';
import { config } from '../../platform/config';
import type { Composer } from '../compose-mail';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, SubHeading } from '../templates/mail-parts';
import { AndMore, listedAtMost } from './office-list';
import { requestFacts } from './request-facts';

/** To the office: one new request, or several that came within the gathering time. */
export const composeOfficeNewRequest: Composer = async (subjects) => {
  const leads = await loadSubjects<Lead>(
    subjects.filter(({ collection }) => collection === collections.leads),
  );
  const [first] = leads;
  if (!first) return null;
  const title = leads.length === 1 ? `New request: ${first.name}` : `${leads.length} new requests`;
  const bodies = await renderMail(<OfficeNewRequest leads={leads} title={title} />);
  return { to: business.officeEmail, subject: title, attachments: [], ...bodies };
};

function OfficeNewRequest({ leads, title }: { readonly leads: readonly Lead[]; readonly title: string }) {
  const listed = leads.slice(0, listedAtMost);
  return (
    <MailLayout
      preview={listed.map(({ service_type, address }) => `${service_type}, ${address}`).join('; ')}
      title={title}
    >
      {listed.map((lead) => (
        <div key={lead.id}>
          {leads.length > 1 && <SubHeading>{lead.name}</SubHeading>}
          <Facts rows={[...requestFacts(lead), ['Phone', lead.phone], ['E-mail', lead.email]]} />
        </div>
      ))}
      <AndMore count={leads.length} />
      <Action href={`${config.siteUrl}${routes.admin}`}>Open the back office</Action>
    </MailLayout>
  );
}
