/**
 * For how many years the PDFs of signed papers outlive their deleted job: for as long as Utah lets claims from a written
 * contract be brought. `docs/legal-texts.md` has it among what the lawyer confirms.
 */
export const signedPapersHeldYears = 6;

/** For how many days video, reports and their photos are kept. */
export const reportsKeptDays = 730;

/** For how many days the form logs are kept, and whom they count. */
export const formLogsKeptDays = 30;
