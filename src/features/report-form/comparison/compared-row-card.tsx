import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { gloveHeight } from '@domain/brand/measures';
import type { ProposedRow } from '@domain/report/compare/new-comparison';
import { isStillThere, type ComparisonKind } from '@domain/report/compare/outcomes';
import { moved, type Alignment } from '@domain/report/compare/alignment';
import { severityWords } from '@domain/report/severity';
import { writtenDate } from '@domain/time/written-date';
import { FindingPhotos } from '@/photos/finding-photos';
import { PhotoOfReport } from '@/photos/photo-of-report';
import { SeverityMark } from '@/shared/report/severity-mark';
import { Icon } from '@/ui/icon';
import { findingName } from '../findings/finding-name';
import { focusFilm } from '../findings/focus-finding';
import type { FindingValues } from '../report-values';
import { earlierName, withOutcome, type RowValues } from './comparison-values';
import { OutcomeField } from './outcome-field';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& .before': { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  '& .before:has(.picture)': { gridTemplateColumns: 'minmax(0, 120px) minmax(0, 1fr)' },
  [theme.breakpoints.up('sm')]: {
    '& .before:has(.picture)': { gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)' },
  },
}));

interface ComparedRowCardProps {
  readonly row: RowValues;
  /** From 0. */
  readonly index: number;
  readonly kind: ComparisonKind;
  readonly alignment: Alignment;
  readonly proposed: ProposedRow | undefined;
  readonly findings: readonly FindingValues[];
  readonly errors: Readonly<Partial<Record<'outcome' | 'videoTime' | 'findingId', string>>>;
  readonly onChange: (change: (row: RowValues) => RowValues) => void;
  /** Adds today's finding for it. */
  readonly onCarryOver: () => void;
}

/** One earlier finding, what became of it, and what there is to see of it today. */
export function ComparedRowCard({
  row,
  index,
  kind,
  alignment,
  proposed,
  findings,
  errors,
  ...props
}: ComparedRowCardProps) {
  const { earlier, outcome, findingId, film } = row;
  const { onChange, onCarryOver } = props;
  const name = `comparison.rows[${index}]`;
  const today = moved(earlier.footage, alignment);
  const about = earlierName(earlier);
  const isThere = outcome !== '' && isStillThere(outcome);
  return (
    <Card>
      <div className="before">
        {earlier.photo !== '' && (
          <div className="picture">
            <PhotoOfReport path={earlier.photo} name={`Earlier photo of ${about}`} marks={[]} />
          </div>
        )}
        <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <Typography component="h3" dir="auto" sx={{ display: 'flex', gap: 1, fontWeight: 600 }}>
            <SeverityMark severity={earlier.severity} />
            {about}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {writtenDate(earlier.date)}: {severityWords[earlier.severity].toLowerCase()} severity
            {earlier.videoTime !== '' && `, at ${earlier.videoTime} in the video`}
            {today !== null && today !== earlier.footage && `. Today it would be at ${today} ft`}
          </Typography>
          {proposed && <ProposalNote {...{ proposed, findings }} />}
        </div>
      </div>
      <OutcomeField
        {...{ name: `${name}.outcome`, about, kind }}
        value={outcome}
        proposed={proposed?.outcome}
        error={errors.outcome}
        onChoose={(next) => onChange((now) => withOutcome(now, next, proposed))}
      />
      {isThere && (
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 }}>
          <TextField
            select
            name={`${name}.findingId`}
            label="Today’s finding"
            error={errors.findingId !== undefined}
            helperText={errors.findingId}
            value={findings.some(({ id }) => id === findingId) ? findingId : ''}
            onChange={({ target }) => onChange((now) => ({ ...now, findingId: target.value }))}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ flex: '1 1 240px' }}
          >
            <MenuItem value="">Not chosen yet</MenuItem>
            {findings.map((finding, at) => (
              <MenuItem key={finding.id} value={finding.id}>
                {findingName(finding, at + 1)}
              </MenuItem>
            ))}
          </TextField>
          {findingId === '' && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="plus" size={20} />}
              onClick={onCarryOver}
              sx={{ minHeight: gloveHeight }}
            >
              Add It to Today’s Findings
            </Button>
          )}
        </div>
      )}
      {outcome !== '' && !isThere && (
        <>
          <TextField
            name={`${name}.videoTime`}
            label="Video Time"
            value={row.videoTime}
            onChange={({ target }) => onChange((now) => ({ ...now, videoTime: target.value }))}
            error={errors.videoTime !== undefined}
            slotProps={{ htmlInput: { inputMode: 'text', autoComplete: 'off' } }}
            sx={{ maxWidth: 280 }}
          />
          <FormHelperText error={errors.videoTime !== undefined} sx={{ marginTop: -1 }}>
            {errors.videoTime ?? 'Where today’s video shows the place, like 12:34.'}
          </FormHelperText>
          {film !== undefined && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="video" size={20} />}
              aria-label={`Back to Film: ${about}`}
              onClick={() => focusFilm(film)}
              sx={{ justifySelf: 'start', minHeight: gloveHeight }}
            >
              Back to Film
            </Button>
          )}
          <FindingPhotos
            findingId={earlier.id}
            photos={row.photos}
            photoMarks={row.photoMarks}
            name={`${about}, today`}
            onChange={(change) => onChange((now) => ({ ...now, ...change }))}
          />
        </>
      )}
    </Card>
  );
}

/** What today's findings say about it. */
function ProposalNote({
  proposed,
  findings,
}: {
  readonly proposed: ProposedRow;
  readonly findings: readonly FindingValues[];
}) {
  const at = findings.findIndex(({ id }) => id === proposed.findingId);
  const finding = findings[at];
  const words = finding
    ? `${proposed.place === 'moved' ? 'Near there today' : 'There today'}: ${findingName(finding, at + 1)}.`
    : 'Nothing like it among today’s findings.';
  return (
    <Typography variant="body2" dir="auto">
      {words}
    </Typography>
  );
}
