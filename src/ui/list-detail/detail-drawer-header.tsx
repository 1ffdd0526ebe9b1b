import IconButton from '@mui/material/IconButton';
import { Icon } from '../icon';

/** The way out of a drawer, at the top where it is looked for. */
export function DetailDrawerHeader({ onClose }: { readonly onClose: () => void }) {
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', padding: '8px 12px 0' }}>
      <IconButton aria-label="Close the details" onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
