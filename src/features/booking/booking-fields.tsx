import type { BookingFormVariant } from '@domain/booking/booking-form';
import { bookingHorizonDays } from '@domain/booking/preferred-time';
import { hourlySlots, twoHourWindows } from '@domain/booking/time-slots';
import { services } from '@domain/business/services';
import { addDays } from '@domain/time/calendar-date';
import { styled } from '@mui/material/styles';
import { FormDateField } from '@/forms/form-date-field';
import { FormPhoneField } from '@/forms/form-phone-field';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 16px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', '& > .wide': { gridColumn: '1 / -1' } },
}));

const serviceOptions = services.map(({ title, price }) => ({ value: title, label: `${title}, $${price}` }));

interface BookingFieldsProps {
  readonly variant: BookingFormVariant;
  /** The business's date; undefined until it is known, which is after hydration. */
  readonly today: string | undefined;
}

/** The fields of the Book Your Inspection form, with the specification's labels. */
export function BookingFields({ variant, today }: BookingFieldsProps) {
  const landing = variant === 'landing-section';
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
      <FormSelectField
        className="wide"
        name="serviceType"
        label="Inspection Type"
        required={landing}
        emptyLabel={landing ? 'Choose an inspection type' : 'No preference'}
        options={serviceOptions}
      />
      <FormDateField
        name="preferredDate"
        label="Preferred Date"
        {...(today !== undefined && { min: today, max: addDays(today, bookingHorizonDays) })}
      />
      <FormSelectField
        name="preferredTime"
        label="Preferred Time"
        emptyLabel="Any time"
        options={landing ? twoHourWindows : hourlySlots}
      />
      <FormTextField
        className="wide"
        name="specialInstructions"
        label="Special Instructions"
        hint="Gate codes, pets, where the cleanout is: whatever helps us find the line."
        multiline
        rows={3}
      />
    </Grid>
  );
}
