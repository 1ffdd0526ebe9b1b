import { useFormikContext } from 'formik';
import { footageBlanks, withFootage } from '@domain/finding-library/picked-finding';
import { FormTextField } from '@/forms/form-text-field';
import { useLibrary } from '../library/use-library';
import type { FindingValues } from '../report-values';

/** Where a finding is. Once it is complete, it fills the blanks that ask for it, too. */
export function FootageField() {
  const { values, setValues } = useFormikContext<FindingValues>();
  const library = useLibrary();
  const fill = () => {
    if (values.footage.trim() === '' || footageBlanks(values).length === 0) return;
    const item = library.find(({ id }) => id === values.picked?.id);
    void setValues({ ...values, ...withFootage(values, item) }, true);
  };
  return (
    <div onBlur={fill}>
      <FormTextField
        name="footage"
        label="Footage"
        hint="Feet from the entry point."
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </div>
  );
}
