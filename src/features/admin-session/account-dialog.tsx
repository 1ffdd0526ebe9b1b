import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { FieldMessage } from '@/forms/field-message';
import { PrivateCalendarSection } from '@/shared/inspector/private-calendar';
import { OwnSessions } from './own-sessions';
import { TwoStepSection } from './two-step-section';
import { useAccount } from './use-account';

interface AccountDialogProps {
  readonly call: CallAsAdmin;
  readonly onClose: () => void;
}

/** What an admin sees and changes of their own sign-in. */
export function AccountDialog({ call, onClose }: AccountDialogProps) {
  const id = useId();
  const { view, read } = useAccount(call);
  const onPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={onPhone}
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ paper: { ...(onPhone && { sx: { borderRadius: 0 } }) } }}
    >
      <DialogTitle id={id} variant="h4" component="h2">
        Your account
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {view.state === 'loading' && (
          <div role="group" aria-busy="true" aria-label="Your account is loading">
            <Skeleton width="100%" height={64} />
          </div>
        )}
        {view.state === 'failed' && (
          <div role="alert">
            <FieldMessage error={view.sentence} hint={undefined} />
            <Button
              color="inherit"
              variant="outlined"
              onClick={() => void read()}
              sx={{ marginBlockStart: 1 }}
            >
              Try again
            </Button>
          </div>
        )}
        {view.state === 'read' && (
          <>
            <OwnSessions call={call} sessions={view.account.sessions} onChange={read} />
            {/* Setting it up needs a session, so that the password alone doesn't do it. */}
            {view.account.sessions.some(({ isThis }) => isThis) && (
              <TwoStepSection call={call} twoStep={view.account.twoStep} onChange={read} />
            )}
            {view.account.inspects && (
              <PrivateCalendarSection
                call={call}
                uid={view.account.uid}
                calendar={view.account.calendar}
                onChange={read}
              />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 16px' }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
