import type { RewardCheck } from '@domain/reward/reward-checks';

const words: Record<RewardCheck, string> = {
  'same-name': 'The referrer and the client have the same name.',
  'same-email': 'The referrer and the client have the same email address.',
  'like-email': 'The referrer’s and the client’s email addresses go to the same mailbox.',
  'same-phone': 'The referrer and the client have the same phone number.',
  'same-address': 'The referrer is already our client at the same property.',
  'known-email': 'A reward was already earned for a client with the same mailbox.',
  'known-address':
    'A reward was already earned for a client at the same property, with the unit written differently.',
};

/** Why a reward has to be checked, as sentences. */
export function rewardCheckWords(checks: readonly RewardCheck[]): readonly string[] {
  return checks.map((check) => words[check]);
}

/** Whether the office has to check a reward before it is paid. */
export function isToBeChecked({ state, to_check: checks }: CheckedReward): boolean {
  return state === 'earned' && checks !== undefined && checks.length > 0;
}

interface CheckedReward {
  readonly state: string;
  readonly to_check?: readonly RewardCheck[];
}
