import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useNow } from '@/ui/use-now';
import { writtenInstant } from '@/ui/written-instant';

interface DoorCodeProps {
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** What the client can do with it. */
  readonly label: string;
  readonly onRenew: () => void;
}

/** A code for the camera of the client's phone, with the same address to type. */
export function DoorCode({ url, expiresAt, label, onRenew }: DoorCodeProps) {
  const expired = useNow() >= Date.parse(expiresAt);
  if (expired) {
    return (
      <>
        <Typography role="status">This code has expired.</Typography>
        <Button variant="contained" onClick={onRenew} sx={{ justifySelf: 'start' }}>
          Show a new code
        </Button>
      </>
    );
  }
  return (
    <>
      {/* Black on white in both color schemes, because cameras need it. */}
      <Box
        sx={{
          justifySelf: 'center',
          width: 'min(100%, 280px)',
          borderRadius: 1,
          overflow: 'hidden',
          '& svg': { display: 'block', width: '100%', height: 'auto' },
        }}
      >
        <QRCodeSVG value={url} size={280} marginSize={4} title={label} role="img" />
      </Box>
      <Typography>Ask the client to point their phone’s camera at it, or to type this address:</Typography>
      <Typography
        component="p"
        translate="no"
        sx={{ fontFamily: 'monospace', fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {url.replace(/^https?:\/\//, '')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        It works until {writtenInstant(expiresAt)}. Don’t share it with anyone else.
      </Typography>
    </>
  );
}
