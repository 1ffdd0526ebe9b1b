import Skeleton from '@mui/material/Skeleton';
import { useFormikContext } from 'formik';
import { lazy, Suspense } from 'react';
import { FormPart } from '../form-surface';
import { PartHeading } from '../fields/part-heading';
import type { Findings } from '../findings/use-findings';
import type { ReportFields } from '../report-values';
import { useComparedMoments } from '../comparison/use-compared-moments';
import { filmMarks } from './film-marks';
import { lastFootage } from './last-footage';
import { useFilmFinding, type AfterFilmFinding } from './use-film-finding';

const ReportFilms = lazy(async () => ({ default: (await import('@/films/report-films')).ReportFilms }));

interface FilmPartProps {
  readonly owner: string;
  /** The draft's target. */
  readonly target: string;
  readonly bookingId: string | null;
  readonly findings: Findings;
  /** Called after a finding was taken from a film, to continue with it. */
  readonly afterFinding: AfterFilmFinding;
}

/** The films of the inspection, and the findings taken from them. */
export function FilmPart({ owner, target, bookingId, findings, afterFinding }: FilmPartProps) {
  const { values, setFieldValue } = useFormikContext<ReportFields>();
  const { films, clientName, propertyAddress, inspectionDate } = values;
  const addFinding = useFilmFinding(findings, afterFinding);
  const others = useComparedMoments();
  const about = propertyAddress.trim() || clientName.trim() || 'another inspection';
  return (
    <FormPart aria-labelledby="report-films">
      <PartHeading id="report-films">Film</PartHeading>
      <Suspense fallback={<Skeleton width="100%" height={120} />}>
        <ReportFilms
          place={{ owner, target, jobId: bookingId, about }}
          date={inspectionDate}
          films={films}
          marks={filmMarks(findings.findings)}
          footage={lastFootage(findings.findings)}
          onFilms={(next) => void setFieldValue('films', next)}
          onFinding={addFinding}
          others={others}
        />
      </Suspense>
    </FormPart>
  );
}
