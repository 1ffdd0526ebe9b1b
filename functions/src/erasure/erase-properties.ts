import { refreshStale } from '../property/sweep-properties';
import type { ErasureStep } from './erasure-step';

/** The addresses of the person's properties, where nobody else's job or report is. */
export const eraseProperties: ErasureStep = {
  name: 'properties',
  async run() {
    await refreshStale();
    return 'done';
  },
};
