import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { NotificationsControl } from '@/shared/notifications/notifications-control';
import { removeOfficeDevice, saveOfficeDevice } from './office-device';

export function NotificationsDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Notifications</DialogTitle>
      <DialogContent>
        <NotificationsControl
          app="office"
          when="a new request or referral comes in"
          save={saveOfficeDevice}
          remove={removeOfficeDevice}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
