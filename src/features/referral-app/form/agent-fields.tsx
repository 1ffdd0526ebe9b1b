import { referrerKindLabels, referrerKinds } from '@domain/business/rewards';
import { FormChoiceField } from '@/forms/form-choice-field';
import { FormPhoneField } from '@/forms/form-phone-field';
import { FormTextField } from '@/forms/form-text-field';

const emailInput = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;
const kinds = referrerKinds.map((value) => ({ value, label: referrerKindLabels[value] }));

/** The names of the fields in `AgentFields`, to find the errors that belong to them. */
export const agentFieldNames = [
  'agentName',
  'agentPhone',
  'agentEmail',
  'agentCompany',
  'referrerKind',
] as const;

/** The referrer's own details. */
export function AgentFields() {
  return (
    <>
      <FormChoiceField className="wide pair" name="referrerKind" label="You are a" options={kinds} required />
      <FormTextField name="agentName" label="Your Name" required autoComplete="name" />
      <FormPhoneField name="agentPhone" label="Your Phone" required />
      <FormTextField
        name="agentEmail"
        label="Your Email"
        type="email"
        required
        autoComplete="email"
        slotProps={{ htmlInput: emailInput }}
      />
      <FormTextField name="agentCompany" label="Company" autoComplete="organization" />
    </>
  );
}
