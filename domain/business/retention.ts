/**
 * Years for which the PDFs of signed documents are retained after their job is deleted: Utah's limitation period for
 * written contracts. Listed in `docs/legal-texts.md` for the lawyer to confirm.
 */
export const signedDocumentsHeldYears = 6;

/** Days for which videos, reports and report photos are retained. */
export const reportRetentionDays = 730;

/** Days for which form logs, form clients and rate windows are retained. */
export const formLogRetentionDays = 30;
