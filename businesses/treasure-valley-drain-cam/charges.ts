import type { Charges } from '@domain/business/facts';

/** A change needs a new version of the agreement: docs/legal-texts.md. */
export const charges: Charges = { cancelled_late: 40, no_show: 60, turned_away: 60, not_inspected: 0 };
