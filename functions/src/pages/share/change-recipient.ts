import { ValidationError } from 'yup';
import { recipientFormSchema } from '@domain/share/recipient-form';
import { pageFormLimits } from '../../platform/body-limits';
import { bodyRefusal } from '../../platform/body-refusal';
import { answerRecipient } from '../../share/answer-recipient';
import { closeShare } from '../../share/close-share';
import type { ShareNews } from '../../share/share-news';
import { formFields } from '../parts/form-fields';
import type { RefusedRecipient } from './recipient-ask';

interface Asked {
  readonly bookingId: string;
  /** Whether it is the page of the report, not where it is paid for. */
  readonly onReport: boolean;
  /** The page's own: `/report/{key}`. */
  readonly address: string;
  /** The form as submitted. */
  readonly body: unknown;
}

interface Done {
  readonly seeOther: string;
}

/** Handles a client's answer whether the person whom their questionnaire names gets the report. */
export async function changeRecipient(
  { address, body, ...of }: Asked,
  now: Date,
): Promise<Done | { readonly refused: RefusedRecipient }> {
  const { answer, email } = formFields(body);
  if (bodyRefusal(recipientFormSchema, { answer, email }, pageFormLimits)) return pageOf(address, 'too-long');
  try {
    const form = recipientFormSchema.validateSync({ answer, email });
    const news = await answerRecipient(of, form, now);
    return news === 'too-many'
      ? { refused: { email: form.email, error: null, news } }
      : pageOf(address, news);
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { refused: { email: typeof email === 'string' ? email : '', error: error.message, news: null } };
  }
}

/** Handles the form with which a client ends a share where the report is paid for. */
export async function withdrawShare({ address, body, bookingId }: Asked, now: Date): Promise<Done> {
  const { share } = formFields(body);
  const id = typeof share === 'string' ? share : '';
  return pageOf(address, await closeShare(id, ({ booking_id }) => booking_id === bookingId, now));
}

function pageOf(address: string, news: ShareNews | null): Done {
  return { seeOther: news === null ? address : `${address}?share=${news}#share` };
}
