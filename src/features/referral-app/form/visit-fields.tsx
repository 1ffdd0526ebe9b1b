import { business } from '@domain/business/business';
import { mostHorizonDays } from '@domain/request/preferred-time';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { FormDateField } from '@/forms/form-date-field';
import { FormTextField } from '@/forms/form-text-field';
import { useNow } from '@/ui/use-now';

/** What the referrer may know about the visit. Nothing here is required. */
export function VisitFields() {
  const today = calendarDateIn(business.timeZone, new Date(useNow()));
  return (
    <>
      <FormTextField
        name="suitableDays"
        label="Days That Work"
        hint="For example: Tuesday or Thursday morning."
        autoComplete="off"
      />
      <FormDateField
        name="neededBy"
        label="Due-Diligence Date"
        hint="Or another day by which your client needs the report."
        min={today}
        max={addDays(today, mostHorizonDays)}
      />
      <FormTextField
        className="wide"
        name="accessNotes"
        label="Access"
        hint="A lockbox, a gate code, tenants, pets: anything that helps us get in."
        multiline
        rows={2}
        autoComplete="off"
      />
    </>
  );
}
