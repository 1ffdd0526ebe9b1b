import IconButton from '@mui/material/IconButton';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { visuallyHidden } from '@/ui/visually-hidden';
import type { AddingPhotos } from './use-adding-photos';

interface AddingStatusProps {
  readonly adding: AddingPhotos;
  /** What screen readers announce besides. */
  readonly announcement: string;
}

/** How many photos are being saved, and which were refused. */
export function AddingStatus({ adding, announcement }: AddingStatusProps) {
  const { underWay, refusals, clearRefusals } = adding;
  return (
    <div role="status" style={{ display: 'grid', gap: 12 }}>
      <span style={visuallyHidden}>{announcement}</span>
      {underWay > 0 && (
        <span>{underWay === 1 ? 'One photo is being saved.' : `${underWay} photos are being saved.`}</span>
      )}
      {refusals.length > 0 && (
        <Notice tone="error">
          <Icon name="alert" />
          <div style={{ flex: 1, overflowWrap: 'anywhere' }}>
            {refusals.map((sentence, index) => (
              <p key={index}>{sentence}</p>
            ))}
          </div>
          <IconButton color="inherit" aria-label="Close" onClick={clearRefusals}>
            <Icon name="close" />
          </IconButton>
        </Notice>
      )}
    </div>
  );
}
