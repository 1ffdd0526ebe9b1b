import { useField } from 'formik';
import { withDollarSign } from '@domain/report/estimated-cost';
import { OutlinedField } from '@/forms/outlined-field';

/** An estimated cost. The dollar sign is added automatically. */
export function CostField({ name }: { readonly name: string }) {
  const [field, { error, touched }, { setValue }] = useField<string>(name);
  return (
    <OutlinedField
      {...field}
      label="Estimated Cost"
      hint="For example, 2,500 or 2,500 - 4,000."
      error={touched ? error : undefined}
      autoComplete="off"
      onBlur={(event) => {
        field.onBlur(event);
        void setValue(withDollarSign(field.value));
      }}
    />
  );
}
