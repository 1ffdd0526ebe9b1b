import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { CameraView } from './camera-view';

export const sampleVideoId = 'sample-video';

const Dialog = styled('dialog')(({ theme }) => ({
  width: 'min(640px, calc(100vw - 32px))',
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: 'var(--floating-shadow)',
  '&::backdrop': { backgroundColor: 'rgb(14 26 33 / 0.6)' },
  '& .top': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: '8px 8px 8px 24px',
  },
  '& h4': { ...theme.typography.h4, margin: 0 },
  '& .still': { display: 'block', width: '100%', height: 'auto', background: '#0A141A' },
  '& p': { margin: 0, padding: '16px 24px 24px' },
}));

const closes = { commandfor: sampleVideoId, command: 'close' };
const lightDismiss = { closedBy: 'any' };

/** What a frame of the video looks like. */
export function SampleVideo() {
  return (
    <Dialog id={sampleVideoId} aria-labelledby="sample-video-title" {...lightDismiss}>
      <div className="top">
        <h4 id="sample-video-title">From the sample video</h4>
        <IconButton color="inherit" aria-label="Close" {...closes}>
          <Icon name="close" />
        </IconButton>
      </div>
      <svg
        className="still"
        viewBox="-190 -112 380 224"
        role="img"
        aria-label="Drawing of a frame at 31 ft: roots hang into the pipe at a joint, and water stands behind it."
      >
        <CameraView />
      </svg>
      <p>
        Drawn from a frame at 31 ft: roots hang into the line at a joint, and the next length sits lower, so
        that water stands behind it. Your video shows your line, from the house to the main, with the footage
        on every frame.
      </p>
    </Dialog>
  );
}
