import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copyText } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import { useToast } from '@/ui/use-toast';

const List = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '4px 16px',
  fontFamily: 'monospace',
  fontWeight: 600,
  userSelect: 'text',
});

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The label of the button that ends it. */
  readonly done: string;
  readonly onDone: () => void;
}

/** Codes that are shown this once. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  const toast = useToast();
  const copy = () =>
    copyText(Promise.resolve(codes.join('\n'))).then(
      () => toast({ title: 'Recovery codes copied' }),
      () => toast({ title: 'Failed to copy the codes. Write them down instead.', destructive: true }),
    );
  return (
    <Box role="group" aria-label="Recovery codes" sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        Save these recovery codes where you’ll find them without your phone. Each one signs you in once if you
        don’t have your app. They won’t be shown again.
      </Typography>
      <List translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onDone}>
          {done}
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<Icon name="copy" size={18} />}
          onClick={() => void copy()}
        >
          Copy codes
        </Button>
      </Box>
    </Box>
  );
}
