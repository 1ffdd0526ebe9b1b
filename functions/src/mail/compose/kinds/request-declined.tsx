import { declineNoticeSubject } from '@domain/request/decline-notice';
import { phoneNow } from '../../../platform/phone-now';
import { knownService } from '@domain/settings/offered-services';
import { settingsNow } from '../../../platform/settings-now';
import { requestNotices, type RequestNotice } from '../../../records/request/request-notice';
import type { Composer } from '../composer';
import { hello } from '../hello';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Facts, Paragraph } from '../templates/mail-parts';

/** To the client: what the office wrote about a request that it declined or deleted. */
export const composeRequestDeclined: Composer = async (subjects) => {
  const notices = await loadSubjects(requestNotices(), subjects);
  const [first] = notices;
  if (!first) return null;
  const bodies = await renderMail(<RequestDeclined notices={notices} />);
  return { to: first.email, subject: declineNoticeSubject, attachments: [], ...bodies };
};

function RequestDeclined({ notices }: { readonly notices: readonly RequestNotice[] }) {
  return (
    <MailLayout preview="A message from our office." title="About your request">
      {notices.map((notice) => (
        <div key={notice.created_at.toMillis()}>
          <Paragraph>
            {hello(notice.name)}
            {'\n'}
            {notice.message}
          </Paragraph>
          <Facts rows={[['You asked for', knownService(settingsNow().services, notice.service_type)]]} />
        </div>
      ))}
      <Paragraph>Questions? Reply to this email or call {phoneNow().display}.</Paragraph>
    </MailLayout>
  );
}
