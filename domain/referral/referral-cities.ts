import type { cities } from '../business/cities';

/** The cities that the referral app lists, a subset of the service area. */
export const referralCities = [
  'Salt Lake City',
  'West Jordan',
  'West Valley City',
  'Provo',
  'Orem',
  'Sandy',
  'Lehi',
  'American Fork',
  'South Jordan',
  'Taylorsville',
  'Murray',
  'Draper',
  'Riverton',
  'Herriman',
  'Pleasant Grove',
  'Saratoga Springs',
] as const satisfies readonly (typeof cities)[number][];
