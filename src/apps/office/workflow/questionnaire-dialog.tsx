import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { shownAccess } from '@domain/job/access-codes';
import type { JobStatus } from '@domain/job/job-status';
import { QuestionnaireView } from '@/features/questionnaire/questionnaire-view';
import { EmptyState } from '@/ui/empty-state';
import { gloveDialog } from '@/ui/glove-dialog';
import { visuallyHidden } from '@/ui/visually-hidden';
import { useStoredQuestionnaire } from './use-stored-questionnaire';

interface QuestionnaireDialogProps {
  readonly open: boolean;
  readonly bookingId: string;
  /** The client and the property that it is about. */
  readonly name: string;
  readonly address: string;
  /** The job's. */
  readonly status: JobStatus;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** A client's submitted answers, read-only: all on one page, or step by step. */
export function QuestionnaireDialog({
  open,
  bookingId,
  name,
  address,
  status,
  onClose,
  onExited,
}: QuestionnaireDialogProps) {
  const titleId = useId();
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const [step, setStep] = useState<number | null>(null);
  const { stored, retry } = useStoredQuestionnaire(bookingId);
  const close = (
    <Button variant="outlined" color="inherit" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      fullScreen={onPhone}
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={gloveDialog}
      slotProps={{ transition: { onExited }, paper: { ...(onPhone && { sx: { borderRadius: 0 } }) } }}
    >
      <DialogContent sx={{ padding: '20px 20px 16px' }}>
        <h2 id={titleId} style={visuallyHidden}>
          Questionnaire for {name}
        </h2>
        {stored.state === 'loading' && (
          <div aria-busy="true" role="status" aria-label="Questionnaire: loading">
            <Skeleton height={72} />
            <Skeleton height={48} />
            <Skeleton height={160} />
          </div>
        )}
        {stored.state === 'missing' && (
          <EmptyState title="Not filled in yet" action={close}>
            {name} hasn’t sent the questionnaire yet. Once it’s in, the answers will be here.
          </EmptyState>
        )}
        {stored.state === 'damaged' && (
          <EmptyState title="The answers can’t be shown" action={close}>
            Their data is damaged. This is reported automatically.
          </EmptyState>
        )}
        {stored.state === 'failed' && (
          <EmptyState
            title="We couldn’t load the answers"
            action={
              <div style={{ display: 'flex', gap: 12 }}>
                <Button variant="outlined" color="inherit" onClick={retry}>
                  Try again
                </Button>
                {close}
              </div>
            }
          >
            They’re safe. Try again in a moment.
          </EmptyState>
        )}
        {stored.state === 'found' && (
          <QuestionnaireView
            answers={{
              ...stored.answers,
              accessMethodOther: shownAccess(status, stored.answers.accessMethodOther),
              specialAccessConditions: shownAccess(status, stored.answers.specialAccessConditions),
            }}
            submittedAt={stored.submittedAt}
            caption={`${name}, ${address}`}
            heading="h2"
            step={step}
            onStep={setStep}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
