import { darkColors } from '@domain/brand/colors';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { CameraView } from './camera-view';
import { RootsInPipe } from './roots-in-pipe';
import { PipeMap } from './sample-report/pipe-map';
import { SampleFacts } from './sample-report/sample-facts';
import { SampleReportDialog, sampleReportDialogId } from './sample-report/sample-report-dialog';

const Card = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    padding: 'clamp(20px, 3vw, 32px)',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& .example': {
    margin: 0,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    alignSelf: 'center',
  },
  '& .inside': { display: 'grid', gap: 32, padding: 'clamp(20px, 3vw, 32px)' },
  '& .summary': { borderLeft: `4px solid ${theme.vars.palette.secondary.main}`, paddingLeft: 16 },
  '& .summary h4': { ...theme.typography.h5, margin: '0 0 4px' },
  '& .summary p': { margin: 0, maxWidth: '65ch' },
  '& .video': {
    display: 'grid',
    gap: 20,
    alignContent: 'center',
    justifyItems: 'center',
    padding: 'clamp(20px, 3vw, 32px)',
    color: darkColors.text,
    backgroundColor: '#0A141A',
  },
  '& .video > svg': { width: 'min(260px, 72%)', height: 'auto' },
  '& .video .MuiButton-root': {
    borderColor: darkColors.accent,
    '&:hover': { backgroundColor: 'rgb(108 198 207 / 0.16)' },
    '&:focus-visible': { outlineColor: darkColors.accent },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    '& .head': { gridColumn: '1 / -1' },
  },
}));

const opensReport = { commandfor: sampleReportDialogId, command: 'show-modal' };

/** An example report, which shows what a client gets. */
export function SampleReportSection() {
  return (
    <>
      <Card>
        <div className="head">
          <h3>Sewer Scope Report</h3>
          <p className="example">An example. The house and findings are made up.</p>
        </div>
        <div className="inside">
          <SampleFacts />
          <PipeMap />
          <div className="summary">
            <h4>Inspector summary</h4>
            <p>
              The line flows, and most of it is in good shape. Roots are coming in at a joint at 31 ft, where
              the pipe has also shifted about half an inch. Have the roots cut now and the joint repaired
              within a year. Nothing else needs work.
            </p>
          </div>
          <div>
            <Button variant="contained" href="#contact">
              Request Sample Report
            </Button>
          </div>
        </div>
        <div className="video">
          <svg viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
            <CameraView feet={31}>
              <RootsInPipe />
            </CameraView>
          </svg>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Icon name="play" />}
            aria-haspopup="dialog"
            {...opensReport}
          >
            View Sample Video
          </Button>
        </div>
      </Card>
      <SampleReportDialog />
    </>
  );
}
