import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormPhoneField } from '@/forms/form-phone-field';
import { FormTextField } from '@/forms/form-text-field';

const emailInput = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** The referred client. Autofill is off, because the browser would fill in its owner. */
export function ClientFields() {
  return (
    <>
      <FormTextField
        name="clientName"
        label="Client Name"
        required
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'words' } }}
      />
      <FormPhoneField name="clientPhone" label="Client Phone" required autoComplete="off" />
      <FormTextField
        className="wide"
        name="clientEmail"
        label="Client Email"
        type="email"
        required
        autoComplete="off"
        slotProps={{ htmlInput: emailInput }}
      />
      <FormTextField
        className="wide"
        name="inspectionAddress"
        label="Inspection Address"
        hint="A complete address, including city and ZIP code."
        required
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'words' } }}
      />
      <FormCheckboxField
        className="wide"
        name="clientAgreed"
        label="My client agrees to hear from you by email."
        hint="We’ll email them right away to introduce ourselves. Otherwise, we’ll call first."
      />
    </>
  );
}
