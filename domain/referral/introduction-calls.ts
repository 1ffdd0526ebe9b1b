import { object, type InferType } from 'yup';
import { linkKeyField } from '../access/link-key';
import type { ClosedLink } from '../access/client-forms';
import type { Arrival } from '../appointment/arrival';
import type { CustomerSnapshot } from '../job/job';
import type { BookingRequest } from '../request/booking-request';
import { requestSubmissionSchema } from '../request/request-submission';

/** client-introduction-open: what the link of our introduction shows the referred client. */
export const openIntroductionSchema = object({ booking: linkKeyField }).noUnknown().required();

/**
 * The `data` of client-introduction-submit: the booking form of a referred client. The service is the referral's. A
 * date or time that has passed is accepted, as in a request.
 */
export const introducedRequestSchema = requestSubmissionSchema
  .pick([
    'name',
    'email',
    'phone',
    'address',
    'scheduled_date',
    'scheduled_time',
    'deadline',
    'special_instructions',
    'texts_agreed',
  ])
  .shape({ booking_id: linkKeyField })
  .noUnknown()
  .required();

export type IntroducedSubmission = InferType<typeof introducedRequestSchema>;

/** What the client asks for. */
export type IntroducedRequest = Omit<IntroducedSubmission, 'booking_id'>;

/** The date and time that a request asks for. */
export type AskedTime = Pick<
  BookingRequest,
  'preferred_date' | 'preferred_time' | 'preferred_until' | 'date_flexible' | 'time_flexible'
>;

/**
 * `free`: no time was asked for yet, so the client's form is shown, filled in. `asked`: the client has asked. `agreed`:
 * there is an appointment. Only `free` has contact data.
 */
export type Introduction =
  | {
      readonly kind: 'free';
      readonly client: CustomerSnapshot;
      readonly service_type: string;
      /** US dollars. */
      readonly price: number;
      /** Whether the referrer gets a reward that is disclosed to the client; for pages of an earlier release. */
      readonly rewarded: boolean;
      /** US dollars of that reward; 0 for none. */
      readonly reward: number;
    }
  | {
      readonly kind: 'asked';
      readonly asked: AskedTime;
      /** Set if nobody was available at that time when the request came in; earlier servers don't say. */
      readonly taken?: true;
    }
  | { readonly kind: 'agreed'; readonly appointment: Arrival & { readonly scheduled_date: string } };

export type OpenIntroductionAnswer =
  ClosedLink | { readonly state: 'open'; readonly introduction: Introduction };
