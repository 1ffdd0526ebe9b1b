import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ComparisonChoice } from '@domain/settings/settings';
import { settingsLimits } from '@domain/settings/settings-schema';
import { dollars } from '@domain/text/dollars';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { typedDollars } from '@/forms/typed-dollars';
import { Icon } from '@/ui/icon';
import { SettingCard } from './setting-card';
import { SettingChoice, SettingField, SettingFigure, SettingPrice } from './setting-fields';
import { SettingGrid } from './settings-part';
import type { ServiceForm, SettingsForm } from './settings-form';
import { TextsField } from './texts-field';

const comparisonOptions = [
  { value: 'none', label: 'No' },
  { value: 'repair', label: 'Yes: what was repaired' },
  { value: 'year', label: 'Yes: what has changed since' },
] as const satisfies readonly { readonly value: ComparisonChoice; readonly label: string }[];

interface ServiceCardProps {
  readonly service: ServiceForm;
  /** From 0. */
  readonly index: number;
  readonly last: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: 1 | -1) => void;
  /** Undefined if it was saved: then jobs may name it, and it can only be retired. */
  readonly onRemove: (() => void) | undefined;
}

/** One service: its title with the buttons that move it, and its fields while it is open. */
export function ServiceCard({ service, index, last, open, onToggle, onMove, onRemove }: ServiceCardProps) {
  const { values } = useFormikContext<SettingsForm>();
  const name = `services.catalog[${index}]`;
  const title = service.title.trim() || 'A service without a title';
  const price = typedDollars(service.price);
  const facts = [
    Number.isNaN(price) ? 'no price yet' : dollars(price),
    `${service.minutes.trim() || '?'} min`,
    service.id === values.services.standard && 'standard',
    !service.active && 'retired',
    onRemove !== undefined && 'new',
  ].filter((fact) => fact !== false);
  return (
    <SettingCard {...{ name, title, facts, open, onToggle }} move={{ first: index === 0, last, onMove }}>
      <SettingGrid>
        <SettingField
          name={`${name}.title`}
          label="Title"
          required
          className="whole"
          {...(onRemove === undefined && { hint: 'Jobs keep the title they were booked with.' })}
        />
        <SettingField
          name={`${name}.description`}
          label="Description"
          required
          multiline
          rows={2}
          className="whole"
        />
        <SettingPrice name={`${name}.price`} label="Price" required />
        <SettingFigure
          name={`${name}.minutes`}
          label="Length in minutes"
          required
          hint="From a set time on, in calendars. A time window is two hours."
        />
        <SettingField
          name={`${name}.turnaround`}
          label="Turnaround"
          required
          hint="When the report comes, in words."
        />
        <SettingChoice
          name={`${name}.compares`}
          label="Compare with an earlier report"
          hint="What Create Report asks about the earlier findings of this client at this address."
          options={comparisonOptions}
        />
      </SettingGrid>
      <div className="choices">
        <FormCheckboxField
          name={`${name}.sameDayReport`}
          label="Report the same day"
          hint="The report is promised for the day of the inspection."
        />
        <FormCheckboxField
          name={`${name}.active`}
          label="Offered"
          hint="Clients can book it. A retired service stays on its jobs."
        />
      </div>
      <TextsField
        name={`${name}.features`}
        label="Features"
        about="What the price list says about it, in this order."
        item="Feature"
        most={settingsLimits.features}
        ordered
      />
      <TextsField
        name={`${name}.aliases`}
        label="Other names that mean it"
        about="A name that contains one of these words means this service, such as in an import."
        item="Name"
        most={settingsLimits.aliases}
        ordered={false}
      />
      {onRemove && (
        <Button
          color="error"
          startIcon={<Icon name="trash" size={18} />}
          onClick={onRemove}
          sx={{ justifySelf: 'start' }}
        >
          Remove this service
        </Button>
      )}
    </SettingCard>
  );
}
