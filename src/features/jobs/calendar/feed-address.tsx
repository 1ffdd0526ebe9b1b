import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { feedAddressFor } from '@domain/feed/feed-address';
import { InspectorSelect } from '@/shared/inspector/inspector-select';
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

/** The feed's address, how to use it, and how to replace or end it. */
export function FeedAddress({ url: everyones, expiresAt, running, issue, revoke }: FeedAddressProps) {
  const toast = useToast();
  const [whose, setWhose] = useState<string | null>(null);
  const url = feedAddressFor(everyones, whose);
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<'issue' | 'revoke' | null>(null);
  // Separate from the dialog's kind, so that its text stays while it fades out.
  const [open, setOpen] = useState(false);
  const ask = (about: 'issue' | 'revoke') => {
    setAsked(about);
    setOpen(true);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({
        title: 'Address Copied',
        description: 'Paste it where your calendar app adds a calendar by URL.',
      });
    } catch {
      field.current?.select();
      toast({
        title: 'Failed to copy the address.',
        description: 'It’s selected. Copy it with your keyboard.',
        destructive: true,
      });
    }
  };
  const dialog = { running, onClose: () => setOpen(false) };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        <InspectorSelect chosen={whose} onChoose={setWhose} />
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
          Copy address
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
        Anyone with this address can read the calendar, including clients’ names, phone numbers, and
        addresses. Keep it to yourself. It works until {writtenInstant(expiresAt)}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => ask('issue')}>
          Create a new address
        </Button>
        <Button size="small" variant="outlined" color="error" onClick={() => ask('revoke')}>
          Turn off the address
        </Button>
      </Box>
      <ConfirmDialog
        {...dialog}
        open={open && asked === 'issue'}
        title="Create a new address?"
        confirm="Create a new address"
        confirming="Creating..."
        cancel="Keep this one"
        onConfirm={issue}
      >
        Your current address stops working right away in every calendar that uses it. Add the new one there
        instead.
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        open={open && asked === 'revoke'}
        title="Turn off the address?"
        confirm="Turn off the address"
        confirming="Turning off..."
        cancel="Keep it"
        destructive
        onConfirm={revoke}
      >
        Calendars that use it stop getting jobs. Jobs they already have may stay there until you remove them
        by hand.
      </ConfirmDialog>
    </Box>
  );
}
