import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { proposedSummary } from '@domain/report/proposed-summary';
import { FormTextField } from '@/forms/form-text-field';
import { FormPart } from '../form-surface';
import type { FindingValues, ReportFields } from '../report-values';
import { PartHeading } from './part-heading';

interface WordsPartProps {
  /** What the summary is proposed from. */
  readonly findings: readonly FindingValues[];
}

/** Summary, recommendations and notes. */
export function WordsPart({ findings }: WordsPartProps) {
  return (
    <FormPart aria-labelledby="report-words">
      <PartHeading id="report-words">Summary and recommendations</PartHeading>
      <FormTextField
        name="summary"
        label="Summary"
        required
        multiline
        rows={5}
        hint="What the client should know first, in a few sentences."
      />
      <Proposal findings={findings} />
      <FormTextField name="recommendations" label="Recommendations" multiline rows={4} />
      <FormTextField name="inspectorNotes" label="Inspector Notes" multiline rows={3} />
    </FormPart>
  );
}

/** Proposes the summary, but never over words that were typed. */
function Proposal({ findings }: WordsPartProps) {
  const { values, setFieldValue } = useFormikContext<ReportFields>();
  const [last, setLast] = useState('');
  const typed = values.summary.trim() !== '' && values.summary !== last;
  const propose = () => {
    const summary = proposedSummary({
      ...values,
      linearFootage: feet(values.linearFootage),
      findings: findings.flatMap(({ severity, footage, mainProblem }) =>
        severity === '' ? [] : [{ severity, mainProblem, footage: feet(footage) }],
      ),
    });
    setLast(summary);
    void setFieldValue('summary', summary);
    document.getElementsByName('summary')[0]?.focus();
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
      <Button variant="outlined" color="inherit" disabled={typed} onClick={propose}>
        Propose Summary
      </Button>
      <Typography variant="body2" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
        {typed
          ? 'The summary has your own words. Clear it to have one proposed.'
          : 'Written from the findings, for you to edit.'}
      </Typography>
    </div>
  );
}

function feet(text: string): number | null {
  const figure = Number(text);
  return text.trim() === '' || !Number.isFinite(figure) || figure < 0 ? null : figure;
}
