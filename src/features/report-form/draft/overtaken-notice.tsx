import Button from '@mui/material/Button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';

interface OvertakenNoticeProps {
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Two tabs write the same report: neither is written over without a word. */
export function OvertakenNotice({ onTakeTheirs, onKeepMine }: OvertakenNoticeProps) {
  return (
    <Notice tone="error" role="alert">
      <Icon name="alert" size={22} />
      <div>
        <p>
          <strong>This report was changed in another tab.</strong>
        </p>
        <p>What you type here is not saved until you choose which of the two goes on.</p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 }}>
          <Button variant="contained" onClick={onTakeTheirs}>
            Take what is saved
          </Button>
          <Button variant="outlined" color="inherit" onClick={onKeepMine}>
            Keep what stands here
          </Button>
        </div>
      </div>
    </Notice>
  );
}
