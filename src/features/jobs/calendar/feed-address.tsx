import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Icon } from '@/ui/icon';
import { useToast } from '@/ui/use-toast';
import { writtenInstant } from '@/ui/written-instant';

interface FeedAddressProps {
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly running: boolean;
  readonly issue: () => Promise<boolean>;
  readonly revoke: () => Promise<boolean>;
}

/** The address, how it is used, and how it is replaced or ended. */
export function FeedAddress({ url, expiresAt, running, issue, revoke }: FeedAddressProps) {
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<'issue' | 'revoke' | null>(null);
  // Kept while a dialog fades out, so that its words stay.
  const [open, setOpen] = useState(false);
  const ask = (about: 'issue' | 'revoke') => {
    setAsked(about);
    setOpen(true);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Address Copied', description: 'Paste it where your calendar app adds a calendar.' });
    } catch {
      field.current?.select();
      toast({
        title: 'Failed to copy the address.',
        description: 'It is selected: copy it with the keyboard.',
        destructive: true,
      });
    }
  };
  const dialog = { running, onClose: () => setOpen(false) };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        <TextField
          label="Your calendar address"
          value={url}
          size="small"
          inputRef={field}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          sx={{ flex: '1 1 280px' }}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="copy" size={18} />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          component="a"
          href={url.replace(/^https?:/, 'webcal:')}
          startIcon={<Icon name="calendar" size={18} />}
        >
          Open in a calendar app
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Whoever has this address reads the calendar, with the clients’ names, phone numbers and addresses.
        Keep it to yourself. It works until {writtenInstant(expiresAt)}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => ask('issue')}>
          Make a new address
        </Button>
        <Button size="small" variant="outlined" color="error" onClick={() => ask('revoke')}>
          End the address
        </Button>
      </Box>
      <ConfirmDialog
        {...dialog}
        open={open && asked === 'issue'}
        title="Make a new address?"
        confirm="Make a new address"
        confirming="Making..."
        cancel="Keep this one"
        onConfirm={issue}
      >
        The address that you have stops working at once, in every calendar that uses it. You add the new one
        there in its place.
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        open={open && asked === 'revoke'}
        title="End the address?"
        confirm="End the address"
        confirming="Ending..."
        cancel="Keep it"
        destructive
        onConfirm={revoke}
      >
        Calendars that use it get no jobs any more. What they have got already may stay there until it is
        taken out by hand.
      </ConfirmDialog>
    </Box>
  );
}
