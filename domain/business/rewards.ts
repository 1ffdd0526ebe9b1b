export const referrerKinds = ['agent', 'home-inspector'] as const;
export type ReferrerKind = (typeof referrerKinds)[number];

export const referrerKindLabels: Record<ReferrerKind, string> = {
  agent: 'Real-estate agent',
  'home-inspector': 'Home inspector',
};

/** US dollars for each referred inspection that is completed and paid. */
export const referralRewardAmount = 50;

/** Hours within which an earned reward is processed. */
export const rewardProcessingHours = 48;

/**
 * Which referrers a new business rewards. Rewards to real-estate agents can break laws on settlement services (RESPA) or a
 * state's license law, so they are off until a lawyer has agreed.
 */
export const rewardsAtFirst: Readonly<Record<ReferrerKind, boolean>> = {
  agent: false,
  'home-inspector': true,
};

/**
 * Which referrers may earn rewards. Codes of ethics or laws forbid them for some; with `false` that kind of referrer
 * earns none, and its screens don't mention money. The specification of this business rewards agents: leave that line
 * out for another one.
 */
export const rewardsOffered: Readonly<Record<ReferrerKind, boolean>> = {
  ...rewardsAtFirst,
  agent: true,
};
