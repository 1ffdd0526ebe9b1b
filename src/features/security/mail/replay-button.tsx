import Button from '@mui/material/Button';
import { Icon } from '@/ui/icon';

interface ReplayButtonProps {
  readonly title: string;
  readonly running: boolean;
  readonly onReplay: () => void;
}

export function ReplayButton({ title, running, onReplay }: ReplayButtonProps) {
  return (
    <Button
      size="small"
      variant="contained"
      disabled={running}
      startIcon={<Icon name="send" size={18} />}
      aria-label={`Send again: ${title}`}
      onClick={onReplay}
    >
      {running ? 'Sending...' : 'Send again'}
    </Button>
  );
}
