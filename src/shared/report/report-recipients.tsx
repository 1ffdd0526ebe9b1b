import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cardRadius } from '@domain/brand/measures';
import { jobRecord } from '@domain/job/job-record';
import { questionnaireRecord } from '@domain/questionnaire/questionnaire-record';
import { namedRecipient } from '@domain/share/named-recipient';
import { recipientState, type RecipientState } from '@domain/share/recipient-answer';
import { namedLine, recipientRoleWords, recipientStateWords } from '@domain/share/recipient-words';
import { reportShareRecord } from '@domain/share/report-share-record';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { Facts } from '@/ui/facts';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: '12px 14px',
  borderRadius: cardRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& dl': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

interface ReportRecipientsProps {
  /** Null for a report without a job. */
  readonly bookingId: string | null;
  /** The client's address. */
  readonly email: string;
  /** What can be done once the named person has a link. */
  readonly ifSent?: ReactNode;
}

/** Who gets a report: its client, and whom the client's questionnaire names, with what the client said about them. */
export function ReportRecipients({ bookingId, email, ifSent }: ReportRecipientsProps) {
  const clientOnly = (note: string) => <Recipients email={email} note={note} />;
  if (bookingId === null) return clientOnly('Only the client gets it.');
  return (
    <ReadBoundary
      key={bookingId}
      fallback={() => clientOnly('We couldn’t load whom the questionnaire names.')}
    >
      <OfJob bookingId={bookingId} email={email} ifSent={ifSent} />
    </ReadBoundary>
  );
}

function OfJob({ bookingId, email, ifSent }: ReportRecipientsProps & { readonly bookingId: string }) {
  const job = useLiveDocument(jobRecord, bookingId);
  const answers = useLiveDocument(questionnaireRecord, bookingId);
  if (job.state === 'loading' || answers.state === 'loading') return <Recipients email={email} note="" />;
  if (job.state !== 'found' || !('forms_status' in job.record) || answers.state === 'damaged') {
    return <Recipients email={email} note="We couldn’t load whom the questionnaire names." />;
  }
  const { forms_status: forms, recipient_answer: answer, customer } = job.record;
  if (!forms.questionnaire_completed) {
    return (
      <Recipients email={email} note="The client hasn’t sent the questionnaire. Only the client gets it." />
    );
  }
  if (answers.state !== 'found') {
    return <Recipients email={email} note="The questionnaire isn’t saved on this device." />;
  }
  const named = namedRecipient(answers.record, customer.email);
  if (!named) return <Recipients email={email} note="Only the client gets it." />;
  const common = { email, role: recipientRoleWords[named.role], ifSent };
  if (answer?.share_id) return <Agreed {...common} shareId={answer.share_id} answer={answer} />;
  return <Recipients {...common} named={namedLine(named)} state={recipientState(answer, null)} />;
}

interface AgreedProps extends Pick<ReportRecipientsProps, 'email' | 'ifSent'> {
  readonly role: string;
  readonly shareId: string;
  readonly answer: Parameters<typeof recipientState>[0];
}

function Agreed({ shareId, answer, ...common }: AgreedProps) {
  const share = useLiveDocument(reportShareRecord, shareId);
  if (share.state === 'loading') return <Recipients email={common.email} note="" />;
  const found = share.state === 'found' ? share.record : null;
  const named = found ? [found.recipient_name, found.recipient_email].filter(Boolean).join(', ') : '';
  return <Recipients {...common} named={named} state={recipientState(answer, found)} />;
}

interface RecipientsProps extends Pick<ReportRecipientsProps, 'email' | 'ifSent'> {
  readonly role?: string;
  readonly named?: string;
  readonly state?: RecipientState;
  /** Shown where no one is named. */
  readonly note?: string;
}

function Recipients({ email, role, named, state, note, ifSent }: RecipientsProps) {
  return (
    <Box aria-label="Who gets it">
      <Facts
        facts={[
          { name: 'Client', value: email },
          { name: role ?? '', value: role && named },
        ]}
      />
      <p>{state ? recipientStateWords[state] : note}</p>
      {state === 'sent' && ifSent}
    </Box>
  );
}
