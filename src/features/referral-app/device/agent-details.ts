import { referrerKinds, type ReferrerKind } from '@domain/business/rewards';

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

const storageKey = 'referral-agent';

/** Null until a referral was submitted from this device, or where storage is blocked. */
export function readAgentDetails(): AgentDetails | null {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as unknown;
    if (typeof stored !== 'object' || stored === null) return null;
    const fields = stored as Readonly<Record<string, unknown>>;
    const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
    return {
      agentName: text('agentName'),
      agentEmail: text('agentEmail'),
      agentPhone: text('agentPhone'),
      agentCompany: text('agentCompany'),
      referrerKind: referrerKinds.find((kind) => kind === fields.referrerKind) ?? 'agent',
      referralReward: text('referralReward'),
    };
  } catch {
    // ignored: where storage is blocked, nothing was stored
    return null;
  }
}

/** Stores the details for the next referral, where the browser allows it. */
export function keepAgentDetails(details: AgentDetails): void {
  const { agentName, agentEmail, agentPhone, agentCompany, referrerKind, referralReward } = details;
  try {
    localStorage.setItem(
      storageKey,
      JSON.stringify({ agentName, agentEmail, agentPhone, agentCompany, referrerKind, referralReward }),
    );
  } catch {
    // ignored: where storage is blocked, the agent types them again
  }
}
