import Button from '@mui/material/Button';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { commonProblems } from '@domain/report/common-problems';
import { pipeMaterials } from '@domain/report/report-options';
import { FieldMessage } from '@/forms/field-message';
import { useFieldNote } from '@/forms/field-notes';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';
import { FieldGrid } from '../form-surface';
import { FindingPhotos } from '@/photos/finding-photos';
import { Icon } from '@/ui/icon';
import type { FindingValues } from '../report-values';
import { validateFinding } from '../validate-report';
import { BlanksPart } from '../library/blanks-part';
import { FindingPicker } from '../library/finding-picker';
import { LibraryButton } from '../library/library-button';
import type { Picker } from '../library/use-picker';
import { CostField } from './cost-field';
import { findingName } from './finding-name';
import { focusFilm } from './focus-finding';
import { FootageField } from './footage-field';
import { SeverityField } from './severity-field';
import { SeverityReason } from './severity-reason';

interface FindingEditorProps {
  /** The inspector's uid. */
  readonly owner: string;
  readonly finding: FindingValues;
  /** From 1. */
  readonly number: number;
  /** Whether errors are shown in untouched fields, after generating the report failed. */
  readonly showErrors: boolean;
  readonly onEdit: (values: Partial<FindingValues>) => void;
  readonly onDone: () => void;
  readonly picker: Picker;
  /** Whether there can be another finding. */
  readonly full: boolean;
}

const materials = pipeMaterials.map((value) => ({ value, label: value }));
const problemsId = 'common-problems';

/** The fields of the expanded finding. */
export function FindingEditor({
  owner,
  finding,
  number,
  showErrors,
  picker,
  full,
  ...props
}: FindingEditorProps) {
  const { onEdit, onDone } = props;
  const { film } = finding;
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
        {picker.pickFor === finding.id && <FindingPicker owner={owner} onClose={picker.close} />}
        <Button
          color="inherit"
          startIcon={<Icon name="search" size={20} />}
          onClick={() => picker.open(finding.id)}
          sx={{ justifySelf: 'start', minHeight: gloveHeight }}
        >
          Fill In From Library
        </Button>
        <FieldGrid>
          <FootageField />
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
        <BlanksPart showErrors={showErrors} />
        <SeverityField name="severity" />
        <SeverityReason />
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
        <PhotosNote />
        <FindingPhotos
          findingId={finding.id}
          photos={finding.photos}
          photoMarks={finding.photoMarks}
          name={findingName(finding, number)}
          onChange={onEdit}
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button
            variant="outlined"
            color="inherit"
            size="large"
            onClick={onDone}
            sx={{ minHeight: gloveHeight }}
          >
            Done
          </Button>
          {film !== undefined && (
            <Button
              data-next-finding=""
              variant="outlined"
              color="inherit"
              size="large"
              startIcon={<Icon name="video" size={20} />}
              onClick={() => focusFilm(film)}
              sx={{ minHeight: gloveHeight }}
            >
              Back to Film
            </Button>
          )}
          <LibraryButton
            data-next-finding={film === undefined ? '' : undefined}
            disabled={full}
            onClick={picker.add}
          >
            Next From Library
          </LibraryButton>
        </div>
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
    const { recommendation, estimatedCost, videoTime, proposedSeverity, severityReason, picked } = next;
    onEdit({
      footage,
      material,
      mainProblem,
      observation,
      severity,
      recommendation,
      estimatedCost,
      videoTime,
      proposedSeverity,
      severityReason,
      ...(picked && { picked }),
    });
  });
  useEffect(() => notify(values), [values]);
  return null;
}

/** What the office says about the photos. */
function PhotosNote() {
  return <FieldMessage error={undefined} hint={undefined} note={useFieldNote('photos')} />;
}

function TouchAll({ when }: { readonly when: boolean }) {
  const { setTouched } = useFormikContext<FindingValues>();
  const touch = useEffectEvent(() =>
    setTouched({
      footage: true,
      mainProblem: true,
      observation: true,
      severity: true,
      severityReason: true,
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
