import { Link } from 'react-router-dom';
import { mailKindWords } from '@/shared/mail/mail-kind-words';
import { AboutPerson } from '@/features/security/mail/about-person';
import { shortInstant } from '@/ui/written-instant';
import { mailAddress } from './mail-address';
import { undeliveredAddress } from './undelivered-address';
import { useUndeliveredMails } from './open-work-lists';
import { WorkPanel, WorkRows } from './work-panel';

const shown = 4;

/** The emails and text messages that were given up, latest first. */
export function MailsPanel() {
  const mails = useUndeliveredMails();
  return (
    <WorkPanel
      title="Undelivered messages"
      list={{ address: undeliveredAddress, label: 'All undelivered messages' }}
      works={[mails]}
      none="Every message was delivered."
    >
      <WorkRows>
        {mails.rows.slice(0, shown).map((mail) => (
          <li key={mail.id}>
            <div>
              <Link to={mailAddress(mail.subject)}>{mail.kind ? mailKindWords[mail.kind] : 'Email'}</Link>
              <small>
                <AboutPerson subject={mail.subject} />
              </small>
            </div>
            <span>{shortInstant(mail.gave_up_at ?? '')}</span>
          </li>
        ))}
      </WorkRows>
      {(mails.rows.length > shown || mails.orMore) && <p>More are listed under Security.</p>}
    </WorkPanel>
  );
}
