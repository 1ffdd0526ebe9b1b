import { hasFields, isText } from '../json/guards';
import type { RequestFormValues } from './request-form';

/** Where the browser's tab holds what the booking form is filled in with; `again.ts` of the report's page has it too. */
export const bookAgainName = 'book-again';

/** What is known of a client who books another inspection. */
export type BookAgain = Pick<
  RequestFormValues,
  'name' | 'email' | 'phone' | 'propertyAddress' | 'serviceType'
>;

export const isBookAgain = hasFields<BookAgain>({
  name: isText,
  email: isText,
  phone: isText,
  propertyAddress: isText,
  serviceType: isText,
});
