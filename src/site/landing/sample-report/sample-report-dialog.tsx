import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { SeverityMark } from '@/shared/report/severity-mark';
import { FindingCard } from './finding-card';
import { PipeMap } from './pipe-map';
import { SampleFacts } from './sample-facts';
import { sampleFilm } from './sample-film';
import { sampleFindings } from './sample-findings';

export const sampleReportDialogId = 'sample-video';

const Dialog = styled('dialog')(({ theme }) => ({
  width: 'min(1000px, calc(100vw - 24px))',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 24px)',
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  overscrollBehavior: 'contain',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: 'var(--floating-shadow)',
  '&::backdrop': { backgroundColor: 'rgb(14 26 33 / 0.6)' },
  '& .top': {
    position: 'sticky',
    zIndex: 1,
    top: 0,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    padding: '8px 8px 8px clamp(16px, 3vw, 40px)',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: 'inherit',
  },
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& h4': { ...theme.typography.h4, margin: '0 0 16px' },
  '& .inside': { display: 'grid', gap: 40, padding: 'clamp(16px, 3vw, 40px)' },
  '& .verdict': {
    ...theme.typography.h2,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: 16,
    margin: 0,
    '& svg': { marginTop: '0.06em', width: '1em', height: '1em' },
  },
  '& video': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    borderRadius: 12,
    backgroundColor: '#0A141A',
    // Below the bar that stays on top.
    scrollMarginTop: 80,
  },
  '& .findings': { display: 'grid', gap: 20 },
  '& .split': { display: 'grid', gap: 40 },
  '& ol, & ul': { display: 'grid', gap: 10, margin: 0, paddingLeft: 20 },
  '& strong': { fontWeight: 600 },
  '& .end': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' },
  '& .end p': { margin: 0, color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  [theme.breakpoints.up('md')]: {
    '& .findings, & .split': { gridTemplateColumns: '1fr 1fr' },
  },
}));

const closes = { commandfor: sampleReportDialogId, command: 'close' };
const lightDismiss = { closedBy: 'any' };

/** The whole sample report as a client reads it, with a video, which loads when it is played. */
export function SampleReportDialog() {
  return (
    <Dialog id={sampleReportDialogId} aria-labelledby="sample-video-title" {...lightDismiss}>
      <div className="top">
        <h3 id="sample-video-title">Sample report and video</h3>
        <IconButton color="inherit" aria-label="Close the sample report" {...closes}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="inside">
        <p className="verdict">
          <SeverityMark severity="medium" />
          Have one joint repaired within a year. The rest of the line is in good shape.
        </p>
        <video
          src={sampleFilm.path}
          width={sampleFilm.width}
          height={sampleFilm.height}
          controls
          playsInline
          muted
          preload="none"
          aria-label="Sample video of a line, illustrated"
        />
        <SampleFacts />
        <PipeMap />
        <div>
          <h4>What the camera saw</h4>
          <div className="findings">
            {sampleFindings.map((finding) => (
              <FindingCard key={finding.feet} finding={finding} />
            ))}
          </div>
        </div>
        <div className="split">
          <div>
            <h4>What to do, in order</h4>
            <ol>
              <li>
                <strong>Now:</strong> have the roots at 31 ft cut.
              </li>
              <li>
                <strong>Within a year:</strong> have that joint repaired and the repair checked.
              </li>
              <li>
                <strong>In a year:</strong> check the crack at 12 ft and the low spot at 40 ft again.
              </li>
            </ol>
          </div>
          <div>
            <h4>What yours will also include</h4>
            <ul>
              <li>HD video of your whole line, with the footage on every frame</li>
              <li>Photos of each finding instead of drawings</li>
              <li>Where we went in, how far we got, and what we couldn’t see</li>
              <li>Video and report kept for up to 2 years</li>
            </ul>
          </div>
        </div>
        <div className="end">
          <Button variant="contained" href="#contact">
            Schedule Your Inspection
          </Button>
          <p>This is an example. The house and findings are made up, and the video is drawn.</p>
        </div>
      </div>
    </Dialog>
  );
}
