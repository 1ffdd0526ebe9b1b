import { referrerKinds, referrerKindLabels } from '@domain/business/rewards';
import { changedFields } from '@/offline/changed-fields';
import type { MissedEdit } from '@/offline/outbox-entry';
import { MissedChange } from '@/shared/unsent/missed-change';

/** Field of the form -> its label. */
const labels = {
  clientName: 'Client Name',
  clientPhone: 'Client Phone',
  clientEmail: 'Client Email',
  inspectionAddress: 'Inspection Address',
  suitableDays: 'Days That Work',
  neededBy: 'Due-Diligence Date',
  accessNotes: 'Access',
  clientAgreed: 'My client agrees to hear from you by email.',
  referrerKind: 'You are a',
  agentName: 'Your Name',
  agentPhone: 'Your Phone',
  agentEmail: 'Your Email',
  agentCompany: 'Company',
  referralReward: 'Preferred Reward',
};

function inWords(name: string, text: string): string {
  if (name === 'clientAgreed') return text === 'true' ? 'Yes' : 'No';
  const kind = name === 'referrerKind' && referrerKinds.find((known) => known === text);
  return kind ? referrerKindLabels[kind] : text;
}

/** Lists the fields of a referral of which the office has an earlier version. */
export function MissedReferralChange({ missed }: { readonly missed: MissedEdit }) {
  return <MissedChange thing="referral" missed={missed} changes={changedFields(missed, labels, inWords)} />;
}
