import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { Icon } from '@/ui/icon';

const AccountDialog = lazy(async () => ({
  default: (await import('@/features/admin-session/account-dialog')).AccountDialog,
}));

/** Opens where the admin is signed in. */
export function AccountButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        aria-label="Account"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', minWidth: 44, paddingInline: '8px' }}
      >
        <Icon name="user" size={18} />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AccountDialog call={callAsAdmin} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
