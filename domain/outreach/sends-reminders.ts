import type { OutreachSettings } from '../settings/settings';

/** Whether the owner has clients reminded, and gave the address that these emails need. */
export function sendsReminders({ reminders, postalAddress }: OutreachSettings): boolean {
  return reminders && postalAddress !== '';
}
