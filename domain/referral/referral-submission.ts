import { object, string, type InferType } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { referrerKinds } from '../business/rewards';
import { addressField, emailField, lineOfText, linesOfText, nameField, phoneField } from '../contact/fields';
import { preferredDateField } from '../request/preferred-time';
import { deviceKeyField } from './device-key';

/** Characters of a reward's value. */
export const rewardValueLimit = 40;

/** The referral form's fields (requirement R-06), the referrer, the client's consent and the device's key. */
export const referralSubmissionSchema = object({
  agentName: nameField,
  agentEmail: emailField,
  agentPhone: phoneField,
  agentCompany: lineOfText('The company', 120).defined().default(''),
  clientName: nameField,
  clientPhone: phoneField,
  clientEmail: emailField,
  inspectionAddress: addressField,
  /** When it suits the client, in the referrer's words. */
  suitableDays: lineOfText('The days', 200).defined().default(''),
  /** `YYYY-MM-DD`, the day by which the report is needed. Like a preferred date, it may have passed on arrival. */
  neededBy: preferredDateField,
  accessNotes: linesOfText('The note', 1500).defined().default(''),
  /** A value of the settings; of one that they don't have, the referral is stored without a choice. */
  referralReward: string().max(rewardValueLimit, 'Choose a reward from the list.').defined().default(''),
  referrerKind: string().oneOf(referrerKinds).defined().default('agent'),
  /** The client has agreed to an email that introduces us. */
  clientAgreed: trueOrFalse().defined().default(false),
  deviceKey: deviceKeyField,
})
  .noUnknown()
  .required();

export type ReferralSubmission = InferType<typeof referralSubmissionSchema>;

/**
 * `additional_notes` of the stored referral: company and preferred reward as text.
 * @param reward its label; empty for no choice
 */
export function referralNotes(company: string, reward: string): string {
  return [company && `Company: ${company}`, reward && `Preferred reward: ${reward}`]
    .filter(Boolean)
    .join('. ');
}

/** Whether stored notes are of these fields alone, with whatever label the reward had then. */
export function areNotesOf(company: string, notes: string): boolean {
  const [beforeLabel = ''] = referralNotes(company, '\n').split('\n');
  const label = notes.startsWith(beforeLabel) ? notes.slice(beforeLabel.length) : null;
  return notes === referralNotes(company, '') || (label !== null && !label.includes('. '));
}
