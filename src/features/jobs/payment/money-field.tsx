import { dollars } from '@domain/text/dollars';
import { FormChoiceField } from '@/forms/form-choice-field';

interface MoneyFieldProps {
  /** US dollars paid above what is owed. */
  readonly amount: number;
  /** Whether it was paid online, so that it goes back to the card. */
  readonly online: boolean;
  readonly disabled: boolean;
}

/** What to do with a payment for an inspection that won't take place. */
export function MoneyField({ amount, online, disabled }: MoneyFieldProps) {
  const sum = dollars(amount);
  return (
    <FormChoiceField
      name="money"
      label={`What happens to the ${sum} that the client paid?`}
      required
      disabled={disabled}
      options={[
        {
          value: 'refund',
          label: `Refund ${sum}`,
          hint: online ? 'It goes back to the client’s card.' : 'It stays open until you record the refund.',
        },
        {
          value: 'keep',
          label: `Keep ${sum}`,
          hint: 'Only as agreed with the client, for example toward another appointment.',
        },
      ]}
    />
  );
}
