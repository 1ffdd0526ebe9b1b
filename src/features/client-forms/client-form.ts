import type { ClientBooking } from '@domain/access/client-forms';
import { formLinks, routes } from '@domain/business/routes';

/** One of the three forms of a booking, as the client's link shows it. */
interface ClientForm {
  readonly title: string;
  readonly path: string;
  readonly done: boolean;
}

/** The three forms in their order, and which are done. */
export function clientForms(booking: ClientBooking): ClientForm[] {
  const done: Record<string, boolean> = {
    [routes.inspectionAgreement]: booking.agreement !== null,
    [routes.mediaRelease]: booking.media_release !== null,
    [routes.questionnaire]: booking.questionnaire !== null,
  };
  return formLinks.map(({ title, path }) => ({ title, path, done: done[path] ?? false }));
}

/** The address of a form under the client's key. */
export function formAddress(path: string, key: string): string {
  return `${path}?booking=${encodeURIComponent(key)}`;
}
