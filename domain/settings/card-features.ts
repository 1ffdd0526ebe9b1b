import type { PublicSettings } from './public-settings';
import type { ServiceSettings } from './settings';

/** What a yearly service's card says while its clients are reminded. */
export const reminderFeature = 'A reminder next year';

/** What the card of a service lists: its features, and of a yearly one the reminder, if any is sent. */
export function cardFeatures(
  { features, compares }: Pick<ServiceSettings, 'features' | 'compares'>,
  { reminders }: Pick<PublicSettings, 'reminders'>,
): readonly string[] {
  const isReminded = compares === 'year' && reminders && !features.includes(reminderFeature);
  return isReminded ? [...features, reminderFeature] : features;
}
