import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { newFindings } from '@domain/report/compare/comparison-verdict';
import { proposeRows, saysEnough } from '@domain/report/compare/new-comparison';
import { counted } from '@domain/text/counted';
import { writtenDate } from '@domain/time/written-date';
import { useToast } from '@/ui/use-toast';
import { findingName } from '../findings/finding-name';
import type { Findings } from '../findings/use-findings';
import type { ReportFields } from '../report-values';
import { ComparedRowCard } from './compared-row-card';
import {
  carriedOver,
  withProposals,
  withRow,
  writtenInspection,
  type ComparisonValues,
  type RowValues,
} from './comparison-values';
import { OtherEndField } from './other-end-field';
import { OffsetField } from './offset-field';

interface ComparisonEditorProps {
  readonly comparison: ComparisonValues;
  readonly findings: Findings;
}

/** The earlier findings, each with what became of it. What is proposed counts once the inspector confirms it. */
export function ComparisonEditor({ comparison, findings: list }: ComparisonEditorProps) {
  const { values, errors, touched, setFieldValue } = useFormikContext<ReportFields>();
  const toast = useToast();
  // A photo can be ready long after it was taken, when other rows have changed.
  const latest = useRef(comparison);
  useEffect(() => {
    latest.current = comparison;
  }, [comparison]);
  const set = (next: ComparisonValues | null) => {
    if (next) latest.current = next;
    void setFieldValue('comparison', next);
  };
  const changeRow = (id: string, change: (row: RowValues) => RowValues) => {
    const row = latest.current.rows.find(({ earlier }) => earlier.id === id);
    if (row) set(withRow(latest.current, change(row)));
  };

  const { kind, offset, mirrored, rows } = comparison;
  const { linearFootage, direction } = values;
  const findings = useDeferredValue(list.findings);
  const earlier = useMemo(() => rows.map((row) => row.earlier), [rows]);
  const inspection = useMemo(
    () => writtenInspection(findings, { linearFootage, direction }),
    [findings, linearFootage, direction],
  );
  const proposed = useMemo(
    () => (saysEnough(inspection) ? proposeRows(kind, earlier, inspection, { offset, mirrored }).rows : []),
    [kind, earlier, inspection, offset, mirrored],
  );
  const fitting = useMemo(
    () => proposeRows(kind, earlier, inspection, { mirrored }).offset,
    [kind, earlier, inspection, mirrored],
  );
  const added = newFindings(
    rows,
    findings.map((finding) => ({ ...finding, severity: finding.severity || 'none' })),
  );
  const open = rows.filter(({ outcome }) => outcome === '').length;
  const showsErrors = touched.comparison !== undefined;

  const stop = () => {
    set(null);
    toast({
      title: 'Comparison Removed',
      description: 'The report stands on its own again.',
      action: {
        label: 'Undo',
        offeredFor: 30_000,
        onChoose: () => void setFieldValue('comparison', comparison),
      },
    });
  };

  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Compared with the report of {writtenDate(comparison.date)}.{' '}
        {open === 0
          ? `${counted(rows.length, 'earlier finding')}, all confirmed.`
          : `${open} of ${counted(rows.length, 'earlier finding')} still to confirm.`}
      </Typography>
      <OtherEndField
        comparison={comparison}
        inspection={inspection}
        onChange={(next) => {
          const fit = proposeRows(kind, earlier, inspection, { mirrored: next }).offset;
          set({ ...comparison, offset: fit, mirrored: next });
        }}
      />
      <OffsetField
        value={offset}
        proposed={fitting}
        onChange={(next) => set({ ...comparison, offset: next })}
      />
      <ol style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map((row, index) => (
          <ComparedRowCard
            key={row.earlier.id}
            {...{ row, index, kind, findings }}
            alignment={comparison}
            proposed={proposed[index]}
            errors={showsErrors ? rowErrors(errors, index) : {}}
            onChange={(change) => changeRow(row.earlier.id, change)}
            onCarryOver={() => {
              const findingId = list.addWith(carriedOver(row.earlier, comparison));
              changeRow(row.earlier.id, (now) => ({ ...now, findingId }));
            }}
          />
        ))}
      </ol>
      {added.length > 0 && (
        <Typography dir="auto">
          Not in the earlier report:{' '}
          {added
            .map((finding) => findingName(finding, findings.findIndex(({ id }) => id === finding.id) + 1))
            .join('; ')}
          .
        </Typography>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {open > 0 && proposed.length > 0 && (
          <Button
            variant="outlined"
            size="large"
            onClick={() => set(withProposals(comparison, proposed))}
            sx={{ minHeight: gloveHeight }}
          >
            Confirm the Proposals
          </Button>
        )}
        <Button color="inherit" size="large" onClick={stop} sx={{ minHeight: gloveHeight }}>
          Stop Comparing
        </Button>
      </div>
    </>
  );
}

function rowErrors(
  errors: object,
  index: number,
): Readonly<Partial<Record<'outcome' | 'videoTime' | 'findingId', string>>> {
  const found: unknown = getIn(errors, `comparison.rows[${index}]`);
  return typeof found === 'object' && found !== null ? found : {};
}
