import type { FormikErrors } from 'formik';
import { object } from 'yup';
import type { MemberDay, MemberWeek } from '@domain/admin/member-hours';
import { memberFields } from '@domain/admin/member-fields';
import type { MemberDetails } from '@domain/admin/team-calls';
import { weekdays } from '@domain/business/facts';
import type { DayHours, HoursSettings } from '@domain/settings/settings';
import { validateWith } from '@/forms/validate-with';

/** A member's details as typed: lists and hours stay while their box is unchecked. */
export interface MemberForm extends Omit<MemberDetails, 'services' | 'week'> {
  readonly all_services: boolean;
  readonly services: readonly string[];
  /** Whether they work whenever the business is open. */
  readonly usual_hours: boolean;
  readonly week: MemberWeek;
}

const validate = validateWith(object(memberFields));

/** The form of a member; the hours begin with those of the business. */
export function memberForm(
  { services, week, ...member }: MemberDetails,
  { week: openingWeek }: Pick<HoursSettings, 'week'>,
): MemberForm {
  return {
    ...member,
    all_services: services === null,
    services: services ?? [],
    usual_hours: week === null,
    week: week ?? usualWeek(openingWeek),
  };
}

export function memberOf({ all_services, usual_hours, services, week, ...form }: MemberForm): MemberDetails {
  return { ...form, services: all_services ? null : services, week: usual_hours ? null : week };
}

/** The names of the fields are those of the call. */
export function validateMember(form: MemberForm): FormikErrors<MemberForm> {
  return validate(memberOf(form)) as FormikErrors<MemberForm>;
}

function usualWeek(week: HoursSettings['week']): MemberWeek {
  const ofDay = ({ open, opens, closes }: DayHours): MemberDay => ({ works: open, from: opens, to: closes });
  return Object.fromEntries(weekdays.map((day) => [day, ofDay(week[day])])) as MemberWeek;
}
