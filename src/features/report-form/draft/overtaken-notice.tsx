import Button from '@mui/material/Button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';

interface OvertakenNoticeProps {
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Shown where two tabs write the same report, so that neither overwrites the other unasked. */
export function OvertakenNotice({ onTakeTheirs, onKeepMine }: OvertakenNoticeProps) {
  return (
    <Notice tone="error" role="alert">
      <Icon name="alert" size={22} />
      <div>
        <p>
          <strong>This report was changed in another tab.</strong>
        </p>
        <p>What you type here isn’t saved until you choose which version to keep.</p>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 }}>
          <Button variant="contained" onClick={onTakeTheirs}>
            Use the saved version
          </Button>
          <Button variant="outlined" color="inherit" onClick={onKeepMine}>
            Keep this version
          </Button>
        </div>
      </div>
    </Notice>
  );
}
