import { useFormikContext } from 'formik';
import { memberColors } from '@domain/admin/member-colors';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormSelectField } from '@/forms/form-select-field';
import { DaysOffField } from './days-off-field';
import type { MemberForm } from './member-form';
import { ServicesField } from './services-field';
import { WeekField } from './week-field';

const colors = memberColors.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

/** What an inspector does, and when. */
export function Inspections({ busy }: { readonly busy: boolean }) {
  const { values } = useFormikContext<MemberForm>();
  if (!values.inspects) return null;
  return (
    <>
      <FormSelectField
        name="color"
        label="Color"
        required
        disabled={busy}
        hint="Marks their jobs in lists and in the calendar."
        options={colors}
      />
      <FormCheckboxField
        name="all_services"
        label="Does every service"
        hint="Also services you add later."
        disabled={busy}
      />
      {!values.all_services && <ServicesField disabled={busy} />}
      <FormCheckboxField
        name="usual_hours"
        label="Works whenever you’re open"
        hint="Their hours follow your opening hours."
        disabled={busy}
      />
      {!values.usual_hours && <WeekField disabled={busy} />}
      <DaysOffField disabled={busy} />
    </>
  );
}
