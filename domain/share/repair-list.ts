import { array, object, string, type InferType } from 'yup';
import { lineOfText, linesOfText } from '../contact/fields';
import { reportLimits } from '../report/report-limits';

export const repairListLimits = { recipient: 100, message: 2_000 } as const;

/** A repair request list as submitted. */
export const repairListSchema = object({
  /** Unique to this form, so that submitting it twice creates one list. */
  token: string()
    .required()
    .matches(/^[0-9a-f-]{36}$/),
  findings: array()
    .of(string().required())
    .min(1, 'Choose at least one finding.')
    .max(reportLimits.findings)
    .required(),
  recipient: lineOfText('The name', repairListLimits.recipient).defined().default(''),
  message: linesOfText('The message', repairListLimits.message).defined().default(''),
})
  .noUnknown()
  .required();

export type RepairListForm = InferType<typeof repairListSchema>;
