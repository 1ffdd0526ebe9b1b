import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useContext } from 'react';
import { placeholdersOf, standardWording } from '@domain/settings/worded-emails';
import type { WordedKind } from '@domain/settings/worded-kinds';
import { FieldMessage } from '@/forms/field-message';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { mailKindWords } from '@/shared/mail/mail-kind-words';
import { EmailPreview } from './email-preview';
import { SettingCard } from './setting-card';
import type { SettingsForm } from './settings-form';
import { ShownProblemsContext } from './shown-problems';
import { useEmailLook } from './use-email-look';
import { WordedField } from './worded-field';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface EmailCardProps {
  readonly kind: WordedKind;
  readonly call: CallAsAdmin;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** One email: its subject and opening, and how they look. */
export function EmailCard({ kind, call, open, onToggle }: EmailCardProps) {
  const { values } = useFormikContext<SettingsForm>();
  const { subject, opening } = values.emails[kind];
  const own = [subject.trim() !== '' && 'your subject', opening.trim() !== '' && 'your opening'];
  const facts = own.filter((fact) => fact !== false);
  return (
    <SettingCard
      name={`emails.${kind}`}
      title={mailKindWords[kind]}
      facts={facts.length > 0 ? facts : ['standard wording']}
      open={open}
      onToggle={onToggle}
    >
      <EmailFields kind={kind} call={call} />
    </SettingCard>
  );
}

function EmailFields({ kind, call }: Pick<EmailCardProps, 'kind' | 'call'>) {
  const name = `emails.${kind}`;
  const { values, setFieldTouched } = useFormikContext<SettingsForm>();
  const { problems } = useContext(ShownProblemsContext);
  const { preview, busy, show, sendTest } = useEmailLook(call, kind);
  const typed = values.emails[kind];
  const standard = standardWording(kind);
  const fields = [`${name}.subject`, `${name}.opening`];

  /** Shows what is wrong with the words instead. */
  const ifRight = (act: () => Promise<void>) => () => {
    const wrong = fields.filter((field) => problems[field] !== undefined);
    for (const field of wrong) void setFieldTouched(field, true, false);
    const [first] = wrong;
    if (first === undefined) void act();
    else document.getElementsByName(first)[0]?.focus();
  };

  return (
    <>
      <WordedField
        name={`${name}.subject`}
        label="Subject"
        standard={standard.subject}
        placeholders={placeholdersOf(kind, 'subject')}
      />
      <WordedField
        name={`${name}.opening`}
        label="Opening"
        standard={standard.opening}
        placeholders={placeholdersOf(kind, 'opening')}
        rows={4}
      />
      <Actions>
        <Button
          color="inherit"
          variant="outlined"
          disabled={busy !== null}
          onClick={ifRight(() => show(typed))}
        >
          {busy === 'previewing' ? 'Loading preview...' : 'Preview email'}
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          disabled={busy !== null}
          onClick={ifRight(() => sendTest(typed))}
        >
          {busy === 'sending' ? 'Sending...' : 'Send me a test'}
        </Button>
      </Actions>
      {preview.state === 'failed' && (
        <div role="alert">
          <FieldMessage error={preview.sentence} hint={undefined} />
        </div>
      )}
      {preview.state === 'shown' && (
        <EmailPreview
          name={mailKindWords[kind]}
          answer={preview.answer}
          isOutdated={preview.of.subject !== typed.subject || preview.of.opening !== typed.opening}
        />
      )}
    </>
  );
}
