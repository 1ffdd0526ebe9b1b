import type { ReferrerKind } from './facts';

export { referrerKinds, type ReferrerKind } from './facts';

export const referrerKindLabels: Record<ReferrerKind, string> = {
  agent: 'Real-estate agent',
  'home-inspector': 'Home inspector',
};
