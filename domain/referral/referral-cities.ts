import type { cities } from '../business/cities';

/** The 16 cities that the referral app lists, all of the service area's 22. */
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
