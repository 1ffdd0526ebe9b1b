import { object, string, type InferType } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { contactLimits, nameLine } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { shareRoles, type ReportShare, type SharedParts } from './report-share';

/** Maximum of active links per report, including repair request lists. */
export const sharesAtMost = 20;

const agreed = trueOrFalse().defined().default(false);

/** portal-share-create: a link to a report for one person, which shows the parts that the client agreed to. */
export const createShareSchema = object({
  reportId: documentIdField,
  recipientName: nameLine('The name', contactLimits.name).required('Enter who the link is for.'),
  recipientRole: string().oneOf(shareRoles, 'Choose who they are.').required('Choose who they are.'),
  parts: object({
    photos: agreed,
    costs: agreed,
    notes: agreed,
    /** Left out by pages from before it was a choice of its own. */
    video: trueOrFalse().optional(),
    pdf: agreed,
  })
    .noUnknown()
    .required(),
  consent: trueOrFalse('Check the box to agree.')
    .required('Check the box to agree.')
    .oneOf([true], 'Check the box to agree.'),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type CreateShare = InferType<typeof createShareSchema>;

/**
 * The parts that a link shows. The PDF contains photos, costs and notes, so choosing it includes them. Where the video
 * was no choice of its own, it went with the notes.
 */
export function agreedParts(
  asked: Omit<SharedParts, 'video'> & { readonly video?: boolean | undefined },
): SharedParts {
  const parts = asked.pdf ? { ...asked, photos: true, costs: true, notes: true } : asked;
  return { ...parts, video: parts.video ?? parts.notes };
}

/** An active link, as its client sees it. */
export type SharedLink = Pick<
  ReportShare,
  | 'id'
  | 'kind'
  | 'report_id'
  | 'recipient_name'
  | 'recipient_email'
  | 'recipient_role'
  | 'parts'
  | 'created_at'
> & {
  /** Null while it waits. */
  readonly url: string | null;
};

/** portal-share-revoke: revokes a link at once. */
export const revokeShareSchema = object({ shareId: documentIdField, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();
