import { styled } from '@mui/material/styles';
import type { LastMail } from '@domain/mail/requested-mail';
import { writtenInstant } from '@/ui/written-instant';

const Note = styled('div')(({ theme }) => ({
  marginTop: 4,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  '&[data-state="failed"]': { color: theme.vars.palette.error.main },
}));

interface LastMailNoteProps {
  /** What was emailed: 'Report', 'Forms'. */
  readonly what: string;
  readonly mail: LastMail | null;
}

/** The state of the last email: 'Report emailed Nov 22, 3:42 PM', or that it waits or failed. */
export function LastMailNote({ what, mail }: LastMailNoteProps) {
  if (!mail) return null;
  const words = {
    waiting: `${what} email waiting to be sent`,
    sent: `${what} emailed ${writtenInstant(mail.at)}`,
    failed: `${what} email ${failedWords(mail.reason)}`,
  };
  return <Note data-state={mail.state}>{words[mail.state]}</Note>;
}

function failedWords(reason: LastMail['reason']): string {
  if (reason === 'address') return 'came back. The address may be wrong';
  if (reason === 'spam-report') return 'not sent: this person marked our email as spam';
  return 'could not be delivered';
}
