import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useActions } from '@/ui/use-actions';

interface RequireTwoStepProps {
  readonly call: CallAsAdmin;
  readonly required: boolean;
  /** Reads the team again. */
  readonly onChange: () => Promise<void>;
}

/** Whether everyone needs two-step sign-in. */
export function RequireTwoStep({ call, required, onChange }: RequireTwoStepProps) {
  const { act, running } = useActions();
  const [asking, setAsking] = useState(false);
  const change = async () => {
    const outcome = await act(
      'require',
      {
        done: required ? 'Two-step sign-in is optional now' : 'Two-step sign-in is required now',
        failed: 'Failed to change two-step sign-in.',
        about: required ? 'Everyone decides for themselves.' : 'From the next sign-in of each member.',
      },
      (idempotencyKey) => call('office-team-two-step-require', { required: !required, idempotencyKey }),
    );
    await onChange();
    return outcome !== 'failed';
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', marginBlockStart: 2 }}>
      <Typography variant="h6" component="h3">
        Two-step sign-in
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {required
          ? 'Required: everyone signs in with their password and a code from their phone.'
          : 'Optional: members turn it on in their own account.'}
      </Typography>
      <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
        {required ? 'Make it optional' : 'Require it of everyone'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={required ? 'Make two-step sign-in optional?' : 'Require two-step sign-in?'}
        confirm={required ? 'Make optional' : 'Require'}
        confirming="Saving..."
        cancel="Cancel"
        running={running.size > 0}
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        {required
          ? 'Members who have it on keep it until they turn it off.'
          : 'Anyone without it has to set it up the next time they sign in. Members who are signed in now stay signed in.'}
      </ConfirmDialog>
    </Box>
  );
}
