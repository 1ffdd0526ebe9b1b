import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { Icon } from '@/ui/icon';
import { FeedAddress } from './feed-address';
import { useFeed } from './use-feed';

interface FeedSectionProps {
  readonly call: CallAsAdmin;
}

/** Calendar feed for the admin's own calendar, loaded when it is expanded. */
export function FeedSection({ call }: FeedSectionProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', marginBlockStart: 3, paddingBlockStart: 1 }}>
      <Button
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        startIcon={<Icon name={open ? 'chevron-down' : 'chevron-right'} size={18} />}
        onClick={() => setOpen(!open)}
      >
        Subscribe
      </Button>
      <Box id={id} role="region" aria-label="Subscribe" hidden={!open} sx={{ paddingBlockStart: 1 }}>
        {open && <OwnFeed call={call} />}
      </Box>
    </Box>
  );
}

function OwnFeed({ call }: FeedSectionProps) {
  const { view, retry, ...control } = useFeed(call);
  if (view.state === 'loading') {
    return (
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        Loading your address...
      </Typography>
    );
  }
  if (view.state === 'failed') {
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography>We couldn’t load your address. The server didn’t answer.</Typography>
        <Button variant="outlined" color="inherit" size="small" onClick={retry}>
          Try again
        </Button>
      </Box>
    );
  }
  const { url, expires_at } = view.feed;
  if (url !== null) return <FeedAddress {...control} url={url} expiresAt={expires_at ?? ''} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>
        See the jobs in the calendar on your phone or computer. It updates itself every hour or so.
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        disabled={control.running}
        onClick={() => void control.issue()}
      >
        {control.running ? 'Creating...' : 'Get an address'}
      </Button>
    </Box>
  );
}
