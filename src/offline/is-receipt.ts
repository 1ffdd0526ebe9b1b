import type { SubmissionReceipt } from '@domain/api/form-submission';
import { hasFields, isText } from '@domain/json/guards';

const hasReceiptFields = hasFields({ id: isText, hash: isText });

/** Whether a value has what proves that the server has a submission. */
export const isReceipt = (value: unknown): value is SubmissionReceipt => hasReceiptFields(value);
