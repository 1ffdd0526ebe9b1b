import { object, string, type InferType } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { referrerKinds, rewardOptions } from '../business/rewards';
import { addressField, emailField, lineOfText, linesOfText, nameField, phoneField } from '../contact/fields';
import { preferredDateField } from '../request/preferred-time';
import { deviceKeyField } from './device-key';

/** The values of `preferred_reward`; empty for no choice. */
export const preferredRewards: readonly string[] = [...rewardOptions.map(({ value }) => value), ''];

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
  referralReward: string()
    .oneOf([...rewardOptions.map((reward) => reward.value), ''], 'Choose a reward from the list.')
    .defined()
    .default(''),
  referrerKind: string().oneOf(referrerKinds).defined().default('agent'),
  /** The client has agreed to an email that introduces us. */
  clientAgreed: trueOrFalse().defined().default(false),
  deviceKey: deviceKeyField,
})
  .noUnknown()
  .required();

export type ReferralSubmission = InferType<typeof referralSubmissionSchema>;

/** `additional_notes` of the stored referral: company and preferred reward as text. */
export function referralNotes(
  submission: Pick<ReferralSubmission, 'agentCompany' | 'referralReward'>,
): string {
  const reward = rewardOptions.find((option) => option.value === submission.referralReward)?.label;
  return [
    submission.agentCompany && `Company: ${submission.agentCompany}`,
    reward && `Preferred reward: ${reward}`,
  ]
    .filter(Boolean)
    .join('. ');
}
