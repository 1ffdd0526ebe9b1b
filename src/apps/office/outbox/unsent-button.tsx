import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { heldEntries } from '@/offline/office/held-entries';
import { isUnsent } from '@/offline/office/office-entry';
import { Icon } from '@/ui/icon';
import { useOwnEntries } from './use-own-entries';

const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog')).UnsentDialog }));

/** The number of this admin's unsent entries; nothing where all were sent. */
export function UnsentButton() {
  const entries = useOwnEntries().filter(isUnsent);
  const held = heldEntries(entries);
  const count = entries.filter((entry) => entry.state === 'needs-attention' || held.includes(entry)).length;
  const [open, setOpen] = useState(false);
  const refused = entries.some(({ state }) => state === 'needs-attention');
  if (count === 0 && !open) return null;
  return (
    <>
      {count > 0 && (
        <Button
          size="small"
          variant="outlined"
          color={refused ? 'error' : 'inherit'}
          aria-haspopup="dialog"
          startIcon={<Icon name={refused ? 'alert' : 'upload'} size={18} />}
          onClick={() => setOpen(true)}
          sx={{ flex: 'none' }}
        >
          {count} not sent
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <UnsentDialog entries={entries} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
