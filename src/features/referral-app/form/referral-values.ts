import { referrerKinds, type ReferrerKind } from '@domain/business/rewards';
import { formatPhone, isCompletePhone } from '@domain/contact/phone';
import type { ReferralSubmission } from '@domain/referral/referral-submission';
import { readAgentDetails } from '../device/agent-details';
import { rewardsShown } from '../rewards/rewards-shown';

/** What the form holds: the submission without what the device adds. */
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
  referralReward: '',
  clientAgreed: false,
};

/** A new referral by whoever this device remembers. */
export function newReferral(): ReferralValues {
  return { ...emptyReferral, ...readAgentDetails() };
}

/** Whether anything is written that is not remembered anyway. */
export function hasContent(values: ReferralValues): boolean {
  const remembered = newReferral();
  return (Object.keys(emptyReferral) as (keyof ReferralValues)[]).some(
    (name) => values[name] !== remembered[name],
  );
}

/** The values in what the outbox keeps, draft or submission. */
export function referralValuesIn(data: unknown): ReferralValues {
  const kept = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
  const texts = Object.entries(emptyReferral).map(([name, empty]) => {
    const value = kept[name];
    return [name, typeof value === typeof empty ? value : empty] as const;
  });
  const values = Object.fromEntries(texts) as ReferralValues;
  return { ...values, referrerKind: kindIn(kept.referrerKind) };
}

function kindIn(value: unknown): ReferrerKind {
  return referrerKinds.find((kind) => kind === value) ?? 'agent';
}

/** What is sent: phones in their shape, no reward where none is offered, and the device's key. */
export function toReferralSubmission(values: ReferralValues, deviceKey: string): ReferralSubmission {
  const phone = (text: string) => (isCompletePhone(text) ? formatPhone(text) : text);
  return {
    ...values,
    agentPhone: phone(values.agentPhone),
    clientPhone: phone(values.clientPhone),
    referralReward: rewardsShown(values.referrerKind) ? values.referralReward : '',
    deviceKey,
  };
}
