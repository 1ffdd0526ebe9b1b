import { noGcloud, notJson } from './google';
import { computeAccount, type Facts } from './facts';

export interface Problem {
  /** Whether the same command may work in some seconds. */
  readonly again: boolean;
  readonly sentence: string;
}

interface Kind {
  readonly pattern: RegExp;
  readonly again: boolean;
  readonly sentence: (about: About) => string;
}

interface About {
  readonly facts: Facts;
  readonly role: string;
}

/**
 * What Google's errors mean and what to do. The first row that matches counts. The texts are those of Google's
 * documentation and of public reports; none was seen from Google.
 * @see https://cloud.google.com/iam/docs/create-service-agents
 * @see https://cloud.google.com/resource-manager/docs/organization-policy/restricting-domains
 * @see https://cloud.google.com/functions/docs/troubleshooting
 */
const kinds: readonly Kind[] = [
  {
    pattern: new RegExp(noGcloud),
    again: false,
    sentence: () => 'gcloud is not installed: https://cloud.google.com/sdk/docs/install',
  },
  {
    pattern:
      /active account selected|refreshing your current auth tokens|Reauthentication|\b401\b|UNAUTHENTICATED/,
    again: false,
    sentence: () => 'gcloud is not logged in: run "gcloud auth login"',
  },
  {
    pattern: new RegExp(notJson),
    again: false,
    sentence: () => 'gcloud answered something other than JSON. Run "gcloud components update" and try again',
  },
  {
    pattern: /permitted customer|allowedPolicyMemberDomains/,
    again: false,
    sentence: ({ facts }) =>
      `the organization policy iam.allowedPolicyMemberDomains forbids this member. Someone with roles/orgpolicy.policyAdmin on the organization has to allow it for ${facts.project}: see the step "Organization policies"`,
  },
  {
    pattern: /orgpolicy|organization policy|constraints\//i,
    again: false,
    sentence: () =>
      'an organization policy forbids it. Someone with roles/orgpolicy.policyAdmin on the organization has to make an exception for this project',
  },
  {
    pattern: /SERVICE_DISABLED|has not been used in project|it is disabled/,
    again: true,
    sentence: () =>
      'the API is not enabled, or was enabled only just now. Wait some minutes and run the same command again',
  },
  {
    pattern: /billing quota|BillingQuota/i,
    again: false,
    sentence: () =>
      'the billing account may have no further project. Unlink one, or ask for more: https://support.google.com/code/contact/billing_quota_increase',
  },
  {
    pattern: /RESOURCE_EXHAUSTED|quota exceeded|exceeded.*quota|\b429\b/i,
    again: false,
    sentence: ({ facts }) =>
      `a quota is used up; new projects begin with small ones. Run the same command again in an hour. If it stays, ask for more: https://console.cloud.google.com/iam-admin/quotas?project=${facts.project}`,
  },
  {
    pattern:
      /BILLING_DISABLED|billing_not_enabled|billing must be enabled|billing account .*(?:not open|closed)/i,
    again: false,
    sentence: ({ facts }) =>
      `the project has no open billing account: gcloud billing projects link ${facts.project} --billing-account=${facts.billingAccount}`,
  },
  {
    pattern: /service account \S+ (?:does not exist|was not found)|unknown service account/i,
    again: true,
    sentence: ({ facts }) =>
      `Google has not created this account yet, which can take some minutes. Run the same command again. If it stays with ${computeAccount(facts)}, enable compute.googleapis.com`,
  },
  {
    pattern: /PERMISSION_DENIED|\b403\b|does not have (?:permission|\S+ access)|required permission/i,
    again: false,
    sentence: ({ facts, role }) => `you lack ${role}. Ask an owner to run: ${grantOf(role, facts)}`,
  },
  {
    pattern: /\bABORTED\b|concurrent policy changes|\bUNAVAILABLE\b|\b50[0234]\b|\b409\b|DEADLINE_EXCEEDED/,
    again: true,
    sentence: () =>
      'Google did not answer, or something else is changing the project. Run the same command again',
  },
];

export const unclearProblem: Problem = {
  again: false,
  sentence: 'the answer has a shape that is not known. Compare the command with its documentation',
};

export const notVisible: Problem = {
  again: false,
  sentence: 'the command succeeded, but its effect is not visible yet. Run the same command again',
};

export function problemOf(text: string, about: About): Problem {
  const kind = kinds.find(({ pattern }) => pattern.test(text));
  const first = text.split('\n').find((line) => line.trim() !== '') ?? 'no reason given';
  if (!kind) return { again: false, sentence: first };
  return { again: kind.again, sentence: kind.sentence(about) };
}

function grantOf(role: string, { project, billingAccount }: Facts): string {
  const member = '--member=user:YOUR_ADDRESS';
  return role.startsWith('roles/billing.')
    ? `gcloud billing accounts add-iam-policy-binding ${billingAccount} ${member} --role=${role}`
    : `gcloud projects add-iam-policy-binding ${project} ${member} --role=${role}`;
}
