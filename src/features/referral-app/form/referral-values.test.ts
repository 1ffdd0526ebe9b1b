// @vitest-environment jsdom
import { factorySettings } from '@domain/settings/factory-settings';
import { beforeEach, expect, test } from 'vitest';
import { storeAgentDetails } from '../device/agent-details';
import { emptyReferral, hasContent, newReferral } from './referral-values';

const agent = {
  agentName: 'Sam Agent',
  agentEmail: 'sam@example.com',
  agentPhone: '(312) 555-0144',
  agentCompany: 'Sam Realty',
  referrerKind: 'home-inspector',
} as const;

const [{ value: reward } = { value: '' }] = factorySettings.rewards.options;

beforeEach(() => localStorage.clear());

test('the preferred reward is remembered with the agent', () => {
  storeAgentDetails({ ...agent, referralReward: reward });
  expect(newReferral()).toEqual({ ...emptyReferral, ...agent, referralReward: reward });
  expect(hasContent(newReferral())).toBe(false);
});

test.each([
  ['that is no longer on offer', { ...agent, referralReward: 'a-boat' }],
  ['from before it was remembered', agent],
])('a reward %s is chosen again', (_, stored) => {
  localStorage.setItem('referral-agent', JSON.stringify(stored));
  expect(newReferral()).toEqual({ ...emptyReferral, ...agent });
});
