import type { Charges } from '@domain/business/facts';

/**
 * The appointment page, the emails about an appointment, the terms and the agreement say each amount above 0
 * beforehand. The agreement's text changes with it, so freeze a new version of it (docs/legal-texts.md).
 */
export const charges: Charges = { cancelled_late: 0, no_show: 0, turned_away: 0, not_inspected: 0 };
