export const referrerKinds = ['agent', 'home-inspector'] as const;
export type ReferrerKind = (typeof referrerKinds)[number];

export const referrerKindLabels: Record<ReferrerKind, string> = {
  agent: 'Real-estate agent',
  'home-inspector': 'Home inspector',
};

/** US dollars for each completed and paid inspection that was referred. */
export const referralRewardAmount = 50;

/** Hours within which an earned reward is processed. */
export const rewardProcessingHours = 48;

/**
 * Who may earn rewards. Some codes of ethics and some laws forbid them for a kind of referrer: with `false` here that
 * kind earns none, and its screens say nothing of money.
 */
export const rewardsOffered: Readonly<Record<ReferrerKind, boolean>> = {
  agent: true,
  'home-inspector': true,
};
