import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { pushKey } from '@/shared/notifications/push-key';
import { Icon } from '@/ui/icon';

const NotificationsDialog = lazy(async () => ({
  default: (await import('./notifications-dialog')).NotificationsDialog,
}));

/** Opens the choice whether this device is notified; nothing where push is not set up. */
export function NotificationsButton() {
  const [open, setOpen] = useState(false);
  if (pushKey === null) return null;
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        aria-label="Notifications"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', minWidth: 44, paddingInline: '8px' }}
      >
        <Icon name="bell" size={18} />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <NotificationsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
