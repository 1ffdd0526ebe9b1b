import IconButton from '@mui/material/IconButton';
import { Icon } from '../icon';

/** The drawer's header, with its close button. */
export function DetailDrawerHeader({ onClose }: { readonly onClose: () => void }) {
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', padding: '8px 12px 0' }}>
      <IconButton aria-label="Close details" onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
