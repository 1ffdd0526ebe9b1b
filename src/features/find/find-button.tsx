import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Icon } from '@/ui/icon';
import { useShortcuts } from '@/ui/use-shortcuts';
import { FindField } from './find-field';
import type { HitKind } from './hit';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: '8px',
  padding: '8px 12px 8px 4px',
  // The results take the whole width.
  '& [role="search"]': { display: 'contents' },
  '& [role="search"] > .results': { gridColumn: '1 / -1', marginInline: '-4px -12px' },
});

interface FindButtonProps {
  readonly load: () => Promise<readonly HitKind[]>;
  readonly onOpen: (to: string) => void;
}

/** On a small screen: the button that opens the search, which takes the whole screen. */
export function FindButton({ load, onOpen }: FindButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useShortcuts((key) => {
    if (key !== '/') return false;
    setOpen(true);
    return true;
  });
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        aria-label="Search everything"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', minWidth: 44, paddingInline: '8px' }}
      >
        <Icon name="search" size={18} />
      </Button>
      <Dialog
        open={open}
        onClose={close}
        fullScreen
        slotProps={{ paper: { 'aria-label': 'Search everything', sx: { borderRadius: 0 } } }}
      >
        <Page>
          <IconButton aria-label="Close search" onClick={close}>
            <Icon name="arrow-left" />
          </IconButton>
          <FindField
            load={load}
            over={false}
            autoFocus
            onOpen={(to) => {
              close();
              onOpen(to);
            }}
            onClose={close}
          />
        </Page>
      </Dialog>
    </>
  );
}
