import { styled } from '@mui/material/styles';
import type { PersonFound } from '@domain/erasure/erase-person';
import { longDate } from '@domain/time/calendar-date';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useActions } from '@/ui/use-actions';
import { warningsOf } from './held-words';

const Sentence = styled('span')({ display: 'block', '& + span': { marginBlockStart: 12 } });
const Warning = styled(Sentence)(({ theme }) => ({ color: theme.vars.palette.text.primary }));

interface EraseDialogProps {
  readonly open: boolean;
  readonly email: string;
  readonly found: PersonFound;
  readonly call: CallAsAdmin;
  readonly onErased: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms the erasure, and says what is retained, why and for how long. */
export function EraseDialog({ open, email, found, call, onErased, onClose }: EraseDialogProps) {
  const { act, running } = useActions();
  const name = `erase ${email}`;
  const erase = async () => {
    const outcome = await act(
      name,
      {
        done: 'Person Erased',
        failed: 'Failed to erase this person.',
        about: () =>
          `Nothing about ${email} can be opened anymore. They’ll get a final email when everything is gone.`,
        refusedOffline: true,
      },
      (idempotencyKey) => call('office-person-erase', { email, idempotencyKey }),
    );
    if (outcome !== 'done') return false;
    await onErased();
    return true;
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Erase ${email}?`}
      confirm="Erase for good"
      confirming="Erasing..."
      cancel="Keep their data"
      destructive
      running={running.has(name)}
      onConfirm={erase}
      onClose={onClose}
    >
      {staysOf(found).map((sentence) => (
        <Sentence key={sentence}>{sentence}</Sentence>
      ))}
      {warningsOf(found).map((warning) => (
        <Warning key={warning}>{warning}</Warning>
      ))}
    </ConfirmDialog>
  );
}

function staysOf({ documentsHeldUntil, held }: PersonFound): string[] {
  return [
    'Everything listed is permanently deleted, with photos, files, links, and emails. This can’t be undone.',
    ...(documentsHeldUntil !== null
      ? [
          `What they signed is kept out of sight until ${longDate(documentsHeldUntil)}, while claims based on it are possible.`,
        ]
      : []),
    ...(held.jobs + held.reports + held.rewards > 0
      ? ['The books keep the amounts and dates of payments and rewards, without the name.']
      : []),
    'The audit trail stays. It names no one.',
  ];
}
