import { denseHeight } from '@domain/brand/measures';
import { contactPreferencesRecord } from '@domain/contact-preferences/contact-preferences-record';
import type { Mail } from '@domain/mail/mail';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { RowButton } from '@/ui/row-button';
import { mailKindWords } from './mail-kind-words';
import { useReplayMail } from './use-replay-mail';

interface SendStoppedProps {
  readonly mail: Mail;
  readonly call: CallAsAdmin;
}

function Sendable({ mail, call, preferencesId }: SendStoppedProps & { readonly preferencesId: string }) {
  const read = useLiveDocument(contactPreferencesRecord, preferencesId);
  const { replay, isRunning } = useReplayMail(call);
  if (read.state !== 'found' || read.record.email?.optional !== 'allowed') return null;
  const title = mail.kind ? mailKindWords[mail.kind] : 'Email';
  return (
    <RowButton
      label="Send again"
      of={title}
      disabled={isRunning(mail)}
      sx={{ marginTop: 1, minHeight: { xs: 44, lg: denseHeight } }}
      onClick={() => replay(mail, title)}
    />
  );
}

/** Sends an email that a complaint stopped, once its recipient gets all email again. */
export function SendStopped({ mail, call }: SendStoppedProps) {
  const { preferences_id: id } = mail;
  return id !== null && <Sendable mail={mail} call={call} preferencesId={id} />;
}
