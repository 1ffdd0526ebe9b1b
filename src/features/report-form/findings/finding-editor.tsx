import Button from '@mui/material/Button';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { commonProblems } from '@domain/report/common-problems';
import { pipeMaterials } from '@domain/report/report-options';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';
import { FieldGrid } from '../form-surface';
import { FindingPhotos } from '@/photos/finding-photos';
import type { FindingValues } from '../report-values';
import { validateFinding } from '../validate-report';
import { CostField } from './cost-field';
import { findingName } from './finding-name';
import { SeverityField } from './severity-field';

interface FindingEditorProps {
  readonly finding: FindingValues;
  /** From 1. */
  readonly number: number;
  /** Whether errors are shown in untouched fields, after generating the report failed. */
  readonly showErrors: boolean;
  readonly onEdit: (values: Partial<FindingValues>) => void;
  readonly onDone: () => void;
}

const materials = pipeMaterials.map((value) => ({ value, label: value }));
const problemsId = 'common-problems';

/** The fields of the expanded finding. */
export function FindingEditor({ finding, number, showErrors, onEdit, onDone }: FindingEditorProps) {
  return (
    <Formik<FindingValues>
      initialValues={finding}
      validate={validateFinding}
      validateOnMount
      onSubmit={() => undefined}
    >
      <>
        <Followed onEdit={onEdit} />
        <TouchAll when={showErrors} />
        <FieldGrid>
          <FormTextField
            name="footage"
            label="Footage"
            hint="Feet from the entry point."
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <FormSelectField
            name="material"
            label="Material"
            emptyLabel="Same as the line"
            options={materials}
          />
          <FormTextField
            name="mainProblem"
            label="Main Problem"
            required
            autoComplete="off"
            className="whole"
            slotProps={{ htmlInput: { list: problemsId } }}
          />
          <datalist id={problemsId}>
            {commonProblems.map((problem) => (
              <option key={problem} value={problem} />
            ))}
          </datalist>
          <FormTextField name="observation" label="Observation" multiline rows={3} className="whole" />
        </FieldGrid>
        <SeverityField name="severity" />
        <FieldGrid>
          <FormTextField name="recommendation" label="Recommendation" multiline rows={2} className="whole" />
          <CostField name="estimatedCost" />
          <FormTextField
            name="videoTime"
            label="Video Time"
            hint="The time in the video, like 12:34."
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'text' } }}
          />
        </FieldGrid>
        <FindingPhotos
          findingId={finding.id}
          photos={finding.photos}
          photoMarks={finding.photoMarks}
          name={findingName(finding, number)}
          onChange={onEdit}
        />
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          onClick={onDone}
          sx={{ justifySelf: 'start', minHeight: gloveHeight }}
        >
          Done
        </Button>
      </>
    </Formik>
  );
}

/**
 * Reports typed changes. Photos are reported separately, because one may be added while another finding is
 * expanded.
 */
function Followed({ onEdit }: Pick<FindingEditorProps, 'onEdit'>) {
  const { values } = useFormikContext<FindingValues>();
  const known = useRef(values);
  const notify = useEffectEvent((next: FindingValues) => {
    if (next === known.current) return;
    known.current = next;
    const { footage, material, mainProblem, observation, severity } = next;
    const { recommendation, estimatedCost, videoTime } = next;
    onEdit({
      footage,
      material,
      mainProblem,
      observation,
      severity,
      recommendation,
      estimatedCost,
      videoTime,
    });
  });
  useEffect(() => notify(values), [values]);
  return null;
}

function TouchAll({ when }: { readonly when: boolean }) {
  const { setTouched } = useFormikContext<FindingValues>();
  const touch = useEffectEvent(() =>
    setTouched({
      footage: true,
      mainProblem: true,
      observation: true,
      severity: true,
      recommendation: true,
      estimatedCost: true,
      videoTime: true,
    }),
  );
  useEffect(() => {
    if (when) void touch();
  }, [when]);
  return null;
}
