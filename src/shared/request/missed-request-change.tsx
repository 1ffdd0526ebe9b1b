import { fieldsIn } from '@domain/json/guards';
import { timeSlotsOf } from '@domain/request/time-slots';
import { changedFields } from '@/offline/changed-fields';
import type { MissedEdit } from '@/offline/outbox-entry';
import { useSettings } from '@/settings/use-settings';
import { MissedChange } from '@/shared/unsent/missed-change';

/** Field of the payload -> its label in the form. */
const labels = {
  name: 'Full Name',
  phone: 'Phone Number',
  email: 'Email Address',
  address: 'Property Address',
  service_type: 'Inspection Type',
  scheduled_date: 'Preferred Date',
  scheduled_time: 'Preferred Time',
  deadline: 'Deadline',
  special_instructions: 'Special Instructions',
};

/** Lists the fields of a request of which the office has an earlier version. */
export function MissedRequestChange({ missed }: { readonly missed: MissedEdit }) {
  const { hours } = useSettings();
  const edited = fieldsIn(missed.edited);
  // A referred client's form has no `report_for`, and is the only one with a link.
  const inWindows = 'report_for' in edited || 'booking_id' in edited;
  const { slots } = timeSlotsOf(hours, inWindows ? 'landing-section' : 'contact-form');
  const inWords = (name: string, text: string) =>
    (name === 'scheduled_time' && slots.find(({ value }) => value === text)?.label) || text;
  return <MissedChange thing="request" missed={missed} changes={changedFields(missed, labels, inWords)} />;
}
