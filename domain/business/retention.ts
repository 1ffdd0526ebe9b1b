import { legal } from '@business/legal';

/**
 * Years for which the PDFs of signed documents are retained after their job is deleted: the state's limitation period
 * for written contracts. Listed in `docs/legal-texts.md` for the lawyer to confirm.
 */
export const signedDocumentsHeldYears = legal.writtenContractYears;

/** Days for which videos, reports and report photos are retained. */
export const reportRetentionDays = 730;

/** Days for which the records of emails are retained; they hold neither address nor text. */
export const mailRetentionDays = 730;

/** Days after which an uploaded photo that no report contains is deleted. A draft may wait that long on a device. */
export const unusedPhotoRetentionDays = 180;

/** Days after the end of a job for which lockbox and gate codes are retained. */
export const accessCodeRetentionDays = 30;

/** Days for which form logs, form clients and rate windows are retained. */
export const formLogRetentionDays = 30;

/**
 * Days for which rows of the ledger are retained: seven years, the longest for which the IRS asks for records of income
 * that was reported. Listed in `docs/legal-texts.md` for the lawyer to confirm.
 */
export const ledgerRetentionDays = 2557;
