import type { Names } from '@domain/business/facts';

export const names: Names = {
  name: 'Wasatch Sewer Scope',
  shortName: 'Sewer Scope',
  tagline: 'Independent sewer inspections along the Wasatch Front',
  stance: 'Independent inspections. No repairs, no commissions, no upsells. Just an honest assessment.',
};
