import { boolean, object, string, type InferType } from 'yup';
import { contactLimits, lineOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { shareRoles, type ReportShare, type SharedParts } from './report-share';

/** Links of one report that work at the same time, repair request lists among them. */
export const sharesAtMost = 20;

const agreed = boolean().defined().default(false);

/** portal-share-create: a link to a report for one person, which shows what the client agrees to. */
export const createShareSchema = object({
  reportId: documentIdField,
  recipientName: lineOfText('The name', contactLimits.name).required('Enter who the link is for.'),
  recipientRole: string().oneOf(shareRoles, 'Choose who this is.').required('Choose who this is.'),
  parts: object({ photos: agreed, costs: agreed, notes: agreed, pdf: agreed }).noUnknown().required(),
  consent: boolean().required('Tick that you agree.').oneOf([true], 'Tick that you agree.'),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type CreateShare = InferType<typeof createShareSchema>;

/** What a link shows where these were chosen: the PDF holds all of the report. */
export function agreedParts(parts: SharedParts): SharedParts {
  return parts.pdf ? { photos: true, costs: true, notes: true, pdf: true } : parts;
}

/** A link that works, as its client sees it. */
export type SharedLink = Pick<
  ReportShare,
  'id' | 'kind' | 'report_id' | 'recipient_name' | 'recipient_role' | 'parts' | 'created_at'
> & {
  readonly url: string;
};

/** portal-share-revoke: ends a link at once. */
export const revokeShareSchema = object({ shareId: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();
