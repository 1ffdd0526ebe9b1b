import type { RequestFormVariant } from '@domain/request/request-form';
import { activeServices, standardService } from '@domain/settings/offered-services';
import type { ServiceSettings } from '@domain/settings/settings';
import { dollars } from '@domain/text/dollars';
import { styled } from '@mui/material/styles';
import { FormPhoneField } from '@/forms/form-phone-field';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';
import { useSettings } from '@/settings/use-settings';
import { textsOn } from '@/shared/texts/texts-on';
import { DeadlineField } from './deadline-field';
import { PreferredSlotFields } from './preferred-slot-fields';
import { TextsField } from './texts-field';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 16px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', '& > .wide': { gridColumn: '1 / -1' } },
}));

const withPrice = ({ title, price }: ServiceSettings) => `${title}, ${dollars(price)}`;

interface RequestFieldsProps {
  readonly variant: RequestFormVariant;
  /** The business's date; undefined until hydration. */
  readonly today: string | undefined;
  /** Set where the service is agreed on already. */
  readonly fixedService?: boolean;
}

/** The fields of the Book Your Inspection form, with the labels of requirement B-02. */
export function RequestFields({ variant, today, fixedService }: RequestFieldsProps) {
  const landing = variant === 'landing-section';
  const { services } = useSettings();
  return (
    <Grid>
      <FormTextField name="name" label="Full Name" required autoComplete="name" />
      <FormPhoneField name="phone" label="Phone Number" required />
      <FormTextField
        className="wide"
        name="email"
        label="Email Address"
        type="email"
        required
        autoComplete="email"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormTextField
        className="wide"
        name="propertyAddress"
        label="Property Address"
        hint="A complete address, including city and ZIP code."
        required
        autoComplete="street-address"
      />
      {!fixedService && (
        <FormSelectField
          className="wide"
          name="serviceType"
          label="Inspection Type"
          required={landing}
          emptyLabel={
            landing ? 'Choose an inspection type' : `No preference: ${withPrice(standardService(services))}`
          }
          options={activeServices(services).map((service) => ({
            value: service.title,
            label: withPrice(service),
          }))}
        />
      )}
      <PreferredSlotFields variant={variant} today={today} />
      <DeadlineField variant={variant} today={today} />
      <FormTextField
        className="wide"
        name="specialInstructions"
        label="Special Instructions"
        hint="Gate codes, pets, where the cleanout is: anything that helps us find the line."
        multiline
        rows={3}
      />
      {textsOn && <TextsField />}
    </Grid>
  );
}
