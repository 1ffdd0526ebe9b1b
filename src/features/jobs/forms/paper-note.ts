import type { PaperSignature } from '@domain/job/paper-signature';
import { isCalendarDate } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';

/** That the agreement was signed on paper, when and by whom. */
export function paperNote({ signed_on, signer }: Pick<PaperSignature, 'signed_on' | 'signer'>): string {
  return `Signed on paper ${isCalendarDate(signed_on) ? writtenDate(signed_on) : ''} by ${signer}`;
}

/** Why there is no PDF of a signature on paper. */
export const noPaperPdf = 'No PDF here. Keep the signed paper.';
