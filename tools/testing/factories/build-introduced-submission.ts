import type { IntroducedSubmission } from '@domain/referral/introduction-calls';
import { nextWeek } from './next-week';

/** The `data` of client-introduction-submit, as the referred client's page sends it. */
export function buildIntroducedSubmission(
  key: string,
  overrides: Partial<IntroducedSubmission> = {},
): IntroducedSubmission {
  return {
    name: 'Priya Sandoval',
    email: 'priya.sandoval@example.com',
    phone: '(312) 555-0188',
    address: '1190 S Canyon View Rd, Akron, OH 44606',
    scheduled_date: nextWeek(),
    scheduled_time: '10:00:00',
    special_instructions: '',
    booking_id: key,
    ...overrides,
  };
}
