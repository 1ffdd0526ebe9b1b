import Skeleton from '@mui/material/Skeleton';
import { useFormikContext } from 'formik';
import { lazy, Suspense } from 'react';
import { comparedBy } from '@domain/settings/compares';
import { FieldMessage } from '@/forms/field-message';
import { useFieldNote } from '@/forms/field-notes';
import { useSettings } from '@/settings/use-settings';
import { PartHeading } from '../fields/part-heading';
import type { Findings } from '../findings/use-findings';
import { FormPart } from '../form-surface';
import type { ReportFields } from '../report-values';
import { EarlierOffer } from './earlier-offer';
import type { FindEarlierReports } from './use-earlier-reports';

const ComparisonEditor = lazy(async () => ({
  default: (await import('./comparison-editor')).ComparisonEditor,
}));

interface ComparisonPartProps {
  /** The job that the report is about; null for none. */
  readonly bookingId: string | null;
  readonly findings: Findings;
  readonly findEarlier: FindEarlierReports;
}

/** What became of an earlier report's findings, for the services that compare. */
export function ComparisonPart({ bookingId, findings, findEarlier }: ComparisonPartProps) {
  const { values } = useFormikContext<ReportFields>();
  const { services } = useSettings();
  const kind = comparedBy(services, values.sewerScopeType);
  const { comparison } = values;
  const note = useFieldNote('comparison');
  if (comparison === null && (kind === 'none' || bookingId === null)) return null;
  return (
    <FormPart aria-labelledby="report-comparison">
      <PartHeading id="report-comparison">Earlier Report</PartHeading>
      <FieldMessage error={undefined} hint={undefined} note={note} />
      {comparison !== null && (
        <Suspense fallback={<Skeleton width="100%" height={240} />}>
          <ComparisonEditor comparison={comparison} findings={findings} />
        </Suspense>
      )}
      {comparison === null && kind !== 'none' && bookingId !== null && (
        <EarlierOffer {...{ kind, bookingId, findings, findEarlier }} />
      )}
    </FormPart>
  );
}
