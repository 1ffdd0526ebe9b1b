import { styled } from '@mui/material/styles';
import { FormChoiceField, type ChoiceOption } from '@/forms/form-choice-field';
import { FormTextField } from '@/forms/form-text-field';

const Fields = styled('div')({ display: 'grid', gap: 32 });

const yesNoNotSure: readonly ChoiceOption[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'not_sure', label: 'Not sure' },
];

interface FollowUpFieldsProps {
  /** Whether the client knows the cleanout and can describe it. */
  readonly cleanoutKnown: boolean;
}

export function FollowUpFields({ cleanoutKnown }: FollowUpFieldsProps) {
  return (
    <Fields>
      <FormTextField
        name="property_year_built"
        label="What year was the property built?"
        hint="Leave it empty if you don’t know."
        autoComplete="off"
        sx={{ maxWidth: 280 }}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      />
      <FormChoiceField
        name="sewer_connection_type"
        label="What is the property connected to?"
        hint="For a septic system only the septic inlet is scoped, not the tank or leach field."
        required
        options={[
          { value: 'city_sewer', label: 'City sewer' },
          { value: 'septic_tank', label: 'Septic tank' },
          { value: 'not_sure', label: 'Not sure' },
        ]}
      />
      <FormChoiceField
        name="backflow_prevention_device"
        label="Is there a backflow prevention device?"
        hint="The camera cannot be pushed through a device."
        required
        options={yesNoNotSure}
      />
      <FormChoiceField
        name="main_cleanout_location_known"
        label="Do you know where the main cleanout is?"
        hint="A capped pipe, about 4 inches wide, outside near the house or in the basement."
        required
        options={yesNoNotSure}
      />
      {cleanoutKnown && (
        <FormTextField
          name="main_cleanout_description"
          label="Where is it?"
          hint="For example: front lawn, left of the driveway, white cap."
          multiline
          rows={2}
        />
      )}
      <FormChoiceField
        name="water_power_availability"
        label="Will water and power be on during the inspection?"
        required
        options={yesNoNotSure}
      />
      <FormTextField
        name="unusual_access_conditions"
        label="Is there anything unusual about getting in?"
        hint="Pets, gate codes, tenants, parking, a locked basement."
        multiline
        rows={3}
      />
      <FormTextField
        name="known_sewer_issues"
        label="Do you know of any problems with the sewer line?"
        hint="Backups, slow drains, roots, past repairs, and roughly when."
        multiline
        rows={3}
      />
    </Fields>
  );
}
