import { severityWords } from '@domain/report/severity';
import { styled } from '@mui/material/styles';
import { SeverityMark } from '@/shared/report/severity-mark';
import { writtenVideoTime } from '@domain/report/video-time';
import { CameraView } from '../camera-view';
import { momentOf, sampleFilm } from './sample-film';
import type { sampleFindings } from './sample-findings';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  alignContent: 'start',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& .frame': { display: 'block', width: '100%', background: '#0A141A' },
  '& .words': { display: 'grid', gap: 8, padding: 20 },
  '& .where': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    fontSize: '0.9375rem',
    fontWeight: 600,
  },
  '& h5': { ...theme.typography.h5, margin: 0 },
  '& p': { margin: 0, fontSize: '0.9375rem' },
  '& .advice': { paddingTop: 8, borderTop: `1px solid ${theme.vars.palette.divider}`, fontWeight: 600 },
}));

/** One finding of the sample report, with its picture. */
export function FindingCard({ finding }: { readonly finding: (typeof sampleFindings)[number] }) {
  const { feet, severity, problem, observation, recommendation, picture, drawing } = finding;
  const moment = momentOf(feet);
  return (
    <Card>
      <svg
        className="frame"
        viewBox="-190 -108 380 216"
        role="img"
        aria-label={`Drawing of the frame at ${feet} ft. ${picture}`}
      >
        <CameraView feet={feet}>{drawing}</CameraView>
      </svg>
      <div className="words">
        <p className="where">
          <SeverityMark severity={severity} />
          {feet} ft, severity: {severityWords[severity].toLowerCase()}
        </p>
        <h5>{problem}</h5>
        <p>{observation}</p>
        <p className="advice">{recommendation}</p>
        <p>
          <a href={`${sampleFilm.path}#t=${moment}`} data-at={moment}>
            Play the video at {writtenVideoTime(moment)}
          </a>
        </p>
      </div>
    </Card>
  );
}
