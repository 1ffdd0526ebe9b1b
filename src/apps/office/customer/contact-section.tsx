import { styled } from '@mui/material/styles';
import {
  contactChoices,
  isStopByText,
  textChoice,
  type ContactChoice,
  type MailPreference,
} from '@domain/contact-preferences/contact-preferences';
import { contactPreferencesRecord } from '@domain/contact-preferences/contact-preferences-record';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { textsOn } from '@/shared/texts/texts-on';
import { StoppedMail } from '@/shared/mail/stopped-mail';
import { RowButton } from '@/ui/row-button';
import { useActions } from '@/ui/use-actions';
import { writtenInstant } from '@/ui/written-instant';
import { Note } from './record-list';
import { usePreferencesId } from './use-preferences-id';

const Choices = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: 8,
  },
  '& li > span': { flex: '1 1 12rem', minWidth: 0 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& button': { minHeight: 44 },
}));

const choiceWords: Record<ContactChoice, string> = {
  reminder: 'Reminders by email',
  review: 'Review requests by email',
  text: 'Text messages',
};

const sourceWords: Record<MailPreference['source'], string> = {
  'spam-report': 'marked an email as spam',
  office: 'recorded by the office',
  'unsubscribe-link': 'by the unsubscribe link',
  'booking-form': 'on the booking form',
  'text-message': 'by text message',
};

interface ContactSectionProps {
  readonly email: string;
  readonly phone: string;
  readonly call: CallAsAdmin;
}

/** What a person has chosen about being contacted, and what they say on the phone. */
export function ContactSection({ email, phone, call }: ContactSectionProps) {
  const { state, id, phoneId, retry } = usePreferencesId(email, phone, call);
  if (state === 'loading') return <Note>Loading...</Note>;
  if (state === 'failed') {
    return (
      <>
        <Note role="alert">We couldn’t load what they chose.</Note>
        <div>
          <RowButton label="Try again" of="Contact choices" onClick={retry} />
        </div>
      </>
    );
  }
  return <ChoiceList id={id} phoneId={phoneId} email={email} phone={phone} call={call} />;
}

interface ChoiceListProps extends ContactSectionProps {
  readonly id: string;
  readonly phoneId: string | null;
}

/** What can be chosen here: text messages only where the business sends them. */
const choices = contactChoices.filter((choice) => textsOn || choice !== 'text');

function ChoiceList({ id, phoneId, email, phone, call }: ChoiceListProps) {
  const read = useLiveDocument(contactPreferencesRecord, id);
  const ofPhone = useLiveDocument(contactPreferencesRecord, phoneId ?? id);
  const { act, running } = useActions();
  const said = read.state === 'found' ? read.record : null;
  const byPhone = phoneId !== null && ofPhone.state === 'found' ? ofPhone.record.text : null;

  const record = (choice: ContactChoice, wanted: MailPreference['optional']) =>
    void act(
      choice,
      {
        done: 'Choice Recorded',
        failed: 'Failed to record their choice.',
        about: `${choiceWords[choice]}: ${wanted === 'allowed' ? 'on' : 'off'}.`,
        refusedOffline: true,
      },
      (idempotencyKey) => {
        const about = choice === 'text' ? { email, phone } : { email };
        return call('office-contact-choose', { ...about, choice, wanted, idempotencyKey });
      },
    );

  if (read.state === 'loading' || ofPhone.state === 'loading') return <Note>Loading...</Note>;
  return (
    <>
      {said?.email && <StoppedMail preferencesId={id} call={call} />}
      <Choices>
        {choices.map((choice) => {
          const chosen =
            choice === 'text' ? textChoice(said?.text, byPhone, Date.parse) : (said?.[choice] ?? null);
          const isOff = isOffOf(choice, chosen);
          const lacksPhone = choice === 'text' && phoneId === null;
          return (
            <li key={choice}>
              <span>
                {`${choiceWords[choice]}: ${isOff ? 'off' : 'on'}`}
                <small>
                  {lacksPhone ? 'There’s no complete phone number on file.' : wordsOf(choice, chosen)}
                </small>
              </span>
              {!lacksPhone && !(chosen && isStopByText(chosen)) && (
                <RowButton
                  label={isOff ? 'Turn on' : 'Turn off'}
                  of={choiceWords[choice]}
                  disabled={running.has(choice)}
                  onClick={() => record(choice, isOff ? 'allowed' : 'stopped')}
                />
              )}
            </li>
          );
        })}
      </Choices>
      <Note>
        Record only what the client says. Confirmations, reports, and receipts are sent in any case.
      </Note>
    </>
  );
}

/** Text messages need a yes; email is on until the client or an admin turns it off. */
function isOffOf(choice: ContactChoice, chosen: MailPreference | null): boolean {
  return chosen === null ? choice === 'text' : chosen.optional === 'stopped';
}

function wordsOf(choice: ContactChoice, chosen: MailPreference | null): string {
  if (chosen === null)
    return choice === 'text' ? 'They haven’t agreed to any.' : 'They haven’t said anything.';
  if (isStopByText(chosen))
    return `${writtenInstant(chosen.at)}, they texted STOP. To get texts again, they have to text START.`;
  return `${writtenInstant(chosen.at)}, ${sourceWords[chosen.source]}`;
}
