import { referrerKinds, type ReferrerKind } from '@domain/business/rewards';
import { isObject, isText } from '@domain/json/guards';
import { storedJson } from '@/offline/stored-json';

/** The referrer's details, as stored on this device. */
export interface AgentDetails {
  readonly agentName: string;
  readonly agentEmail: string;
  readonly agentPhone: string;
  readonly agentCompany: string;
  readonly referrerKind: ReferrerKind;
  /** As stored: the reward may no longer be on offer. */
  readonly referralReward: string;
}

const ofDevice = storedJson<Readonly<Record<string, unknown>>>('device', 'referral-agent', isObject);

/** Null until a referral was submitted from this device, or where storage is blocked. Fields that are missing are empty. */
export function readAgentDetails(): AgentDetails | null {
  const stored = ofDevice.read();
  if (stored === null) return null;
  const text = (name: string) => (isText(stored[name]) ? stored[name] : '');
  return {
    agentName: text('agentName'),
    agentEmail: text('agentEmail'),
    agentPhone: text('agentPhone'),
    agentCompany: text('agentCompany'),
    referrerKind: referrerKinds.find((kind) => kind === stored.referrerKind) ?? 'agent',
    referralReward: text('referralReward'),
  };
}

/** Stores the details for the next referral. */
export function storeAgentDetails(details: AgentDetails): void {
  const { agentName, agentEmail, agentPhone, agentCompany, referrerKind, referralReward } = details;
  ofDevice.write({ agentName, agentEmail, agentPhone, agentCompany, referrerKind, referralReward });
}
