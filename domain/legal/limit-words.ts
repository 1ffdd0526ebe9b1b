import type { Legal } from '../business/facts';

const times: Readonly<Record<Legal['liabilityTimesFee'], string>> = {
  1: 'the fee',
  2: 'twice the fee',
  3: 'three times the fee',
};

/** The limit of our liability. */
export const timesFee = ({ liabilityTimesFee }: Pick<Legal, 'liabilityTimesFee'>): string =>
  times[liabilityTimesFee];
