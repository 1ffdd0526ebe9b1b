import Button from '@mui/material/Button';
import { useState } from 'react';
import { LiveText } from '@/firebase/documents/live-text';
import { DoorLinkDialog } from './door-link-dialog';
import { useDoorRecord } from './door-record';
import { HandOverDialog, type HandOverDialogProps } from './hand-over-dialog';

/** The code with which the client at the door signs the agreement on their own phone, or the way to sign it here. */
export function SigningCode(dialog: HandOverDialogProps) {
  const { job } = dialog;
  const type = useDoorRecord();
  const [here, setHere] = useState(false);
  if (here) return <HandOverDialog {...dialog} />;
  return (
    <DoorLinkDialog
      {...dialog}
      purpose="sign"
      title={`Agreement for ${job.customer.name}`}
      progress={
        <LiveText
          type={type}
          id={job.id}
          text={({ signed }) => (signed ? 'Signed. You can start the job.' : 'Waiting for the signature.')}
          missing=""
        />
      }
      other={
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => setHere(true)}
          sx={{ justifySelf: 'start' }}
        >
          Sign on this device instead
        </Button>
      }
    />
  );
}
