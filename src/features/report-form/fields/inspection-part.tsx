import { useFormikContext } from 'formik';
import { endNeedsReason } from '@domain/report/missing-facts';
import {
  endReachedWords,
  endsReached,
  entryPoints,
  entryPointWords,
  inspectionTypes,
  pipeMaterials,
  scopeDirections,
  scopeDirectionWords,
  sewerScopeTypes,
} from '@domain/report/report-options';
import { videoDays } from '@domain/report/video-link';
import { FormDateField } from '@/forms/form-date-field';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';
import { useSettings } from '@/settings/use-settings';
import { FieldGrid, FormPart } from '../form-surface';
import type { ReportFields } from '../report-values';
import { today } from '../today';
import { PartHeading } from './part-heading';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const figure = { htmlInput: { inputMode: 'decimal' as const } };

export function InspectionPart() {
  const { values } = useFormikContext<ReportFields>();
  const { inspectionType, sewerScopeType } = values;
  const { services } = useSettings();
  return (
    <FormPart aria-labelledby="report-inspection">
      <PartHeading id="report-inspection">Inspection</PartHeading>
      <FieldGrid>
        <FormDateField name="inspectionDate" label="Inspection Date" required max={today()} />
        <FormSelectField
          name="inspectionType"
          label="Inspection Type"
          emptyLabel="Choose"
          options={asOptions(inspectionTypes)}
        />
        {inspectionType === 'Sewer Scope' && (
          <FormSelectField
            name="sewerScopeType"
            label="Sewer Scope Type"
            emptyLabel="Choose"
            options={asOptions(sewerScopeTypes(services, sewerScopeType))}
          />
        )}
        <FormSelectField
          name="entryPoint"
          label="Entry Point"
          emptyLabel="Choose"
          options={entryPoints.map((value) => ({ value, label: entryPointWords[value] }))}
        />
        <FormSelectField
          name="direction"
          label="Direction"
          emptyLabel="Choose"
          options={scopeDirections.map((value) => ({ value, label: scopeDirectionWords[value] }))}
        />
        <FormSelectField
          name="pipeMaterial"
          label="Pipe Material"
          emptyLabel="Choose"
          options={asOptions(pipeMaterials)}
        />
        <FormTextField
          name="linearFootage"
          label="Linear Footage"
          hint="Feet the camera inspected."
          slotProps={figure}
        />
        <FormTextField
          name="distanceToMain"
          label="Distance to the Main"
          hint="Feet, if known. The map then shows what wasn’t inspected."
          slotProps={figure}
        />
        <FormSelectField
          name="endReached"
          label="End Reached"
          emptyLabel="Choose"
          hint="Whether the camera got to the main or the tank."
          options={endsReached.map((value) => ({ value, label: endReachedWords[value] }))}
        />
        <FormTextField
          name="videoLink"
          label="Video Link"
          type="url"
          autoComplete="off"
          className="whole"
          hint={`A link that starts with https://. The client can watch it for ${videoDays} days.`}
        />
        <FormTextField
          name="notInspected"
          label="Not Inspected"
          multiline
          rows={2}
          className="whole"
          hint={
            endNeedsReason(values)
              ? 'The camera didn’t reach the end. Say what it didn’t see, and why.'
              : 'What the camera didn’t see, and why.'
          }
        />
      </FieldGrid>
    </FormPart>
  );
}
