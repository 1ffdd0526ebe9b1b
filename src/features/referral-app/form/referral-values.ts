import { referrerKinds, type ReferrerKind } from '@domain/business/rewards';
import { fieldsIn } from '@domain/json/guards';
import { formatPhone } from '@domain/contact/phone';
import { oneOf } from '@domain/text/one-of';
import type { ReferralSubmission } from '@domain/referral/referral-submission';
import { rewardsOfferedAt } from '@domain/settings/offered-rewards';
import { currentSettings } from '@/settings/settings-store';
import { readAgentDetails } from '../device/agent-details';
import { rewardsShown } from '../rewards/rewards-shown';

/** The form's values: the submission without the fields that the device adds. */
export type ReferralValues = Omit<ReferralSubmission, 'deviceKey'>;

export const emptyReferral: ReferralValues = {
  agentName: '',
  agentEmail: '',
  agentPhone: '',
  agentCompany: '',
  referrerKind: 'agent',
  clientName: '',
  clientPhone: '',
  clientEmail: '',
  inspectionAddress: '',
  suitableDays: '',
  neededBy: '',
  accessNotes: '',
  referralReward: '',
  clientAgreed: false,
};

/** A new referral with the referrer's details stored on this device, and their preferred reward if it is offered now. */
export function newReferral(): ReferralValues {
  const details = readAgentDetails();
  const offered = rewardsOfferedAt(currentSettings().rewards, new Date()).map(({ value }) => value);
  const referralReward = oneOf([...offered, ''], details?.referralReward ?? '', '');
  return { ...emptyReferral, ...details, referralReward };
}

/** Whether the values differ from those of a new referral. */
export function hasContent(values: ReferralValues): boolean {
  const remembered = newReferral();
  return (Object.keys(emptyReferral) as (keyof ReferralValues)[]).some(
    (name) => values[name] !== remembered[name],
  );
}

/** The form's values from the data of an outbox entry, draft or submission. */
export function referralValuesIn(data: unknown): ReferralValues {
  const stored = fieldsIn(data);
  const texts = Object.entries(emptyReferral).map(([name, empty]) => {
    const value = stored[name];
    return [name, typeof value === typeof empty ? value : empty] as const;
  });
  const values = Object.fromEntries(texts) as ReferralValues;
  return { ...values, referrerKind: kindIn(stored.referrerKind) };
}

function kindIn(value: unknown): ReferrerKind {
  return referrerKinds.find((kind) => kind === value) ?? 'agent';
}

/** The payload: phone numbers formatted, no reward where none is offered, and the device's key. */
export function toReferralSubmission(values: ReferralValues, deviceKey: string): ReferralSubmission {
  return {
    ...values,
    agentPhone: formatPhone(values.agentPhone),
    clientPhone: formatPhone(values.clientPhone),
    referralReward: rewardsShown(currentSettings().rewards, values.referrerKind) ? values.referralReward : '',
    deviceKey,
  };
}
