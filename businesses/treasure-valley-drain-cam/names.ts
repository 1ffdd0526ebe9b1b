import type { Names } from '@domain/business/facts';

export const names: Names = {
  name: 'Treasure Valley Drain Cam',
  shortName: 'Drain Cam',
  tagline: 'Sewer camera inspections across the Treasure Valley',
  stance: 'We inspect and report. We don’t dig, repair, or sell, so the findings are all you get.',
};
