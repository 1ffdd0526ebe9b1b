import { payPath } from '@domain/payment/pay-path';
import { dollars } from '@domain/text/dollars';
import { readSummary } from '@/features/request-form/summary-store';
import { formTypes } from '../content/known-next-steps';
import { followForms } from './follow-forms';
import { showForms } from './show-forms';
import { showPart } from './show-part';

/** The maximum length of an access link's key: `domain/access/link-key.ts`. */
const longestKey = 200;
const longestShown = 64;

/** The types whose next steps depend on the booking's forms. */
const followingTypes = [...formTypes, 'forms'] as const;

/** Shows the part of the thank-you page for the query's `type`, and what is known of its request or booking. */
export function showThankYou(page: Document, query: URLSearchParams): void {
  const type = query.get('type');
  showPart(page, type);
  showAskedFor(page);
  if (type === 'confirmed') hideUntilConfirmed(page);
  const booking = query.get('booking')?.trim() ?? '';
  showReference(page, booking);
  const following = followingTypes.find((one) => one === type);
  if (!following || booking === '' || booking.length > longestKey) return;
  followForms(booking, (forms) => {
    showForms(page, following, booking, forms);
    showPhoneReference(page, forms?.reference);
    showPayment(page, booking, forms?.payable ?? 0);
  });
}

function hideUntilConfirmed(page: Document): void {
  for (const step of page.querySelectorAll<HTMLElement>('[data-until-confirmed]')) step.hidden = true;
}

/** Removes invisible characters, which could also reverse the surrounding text. */
function showReference(page: Document, booking: string): void {
  const reference = page.querySelector<HTMLElement>('[data-reference]');
  const place = reference?.querySelector('bdi');
  const seen = [...booking.replace(/[\p{Cc}\p{Cf}]/gu, '')];
  if (!reference || !place || seen.length === 0) return;
  place.textContent = seen.length > longestShown ? `${seen.slice(0, longestShown).join('')}…` : seen.join('');
  reference.hidden = false;
}

/** Shows the short reference beside the key, which is long and opens the client's pages. */
function showPhoneReference(page: Document, reference: string | undefined): void {
  const place = page.querySelector<HTMLElement>('[data-phone-reference]');
  const text = place?.querySelector('bdi');
  if (!place || !text || reference === undefined) return;
  text.textContent = reference;
  place.hidden = false;
}

/** Offers to pay early, where the booking can be paid online. */
function showPayment(page: Document, booking: string, amount: number): void {
  const place = page.querySelector<HTMLElement>('[data-pay]');
  const link = place?.querySelector('a');
  if (!place || !link) return;
  place.hidden = amount === 0;
  link.href = payPath(booking);
  link.textContent = `Pay ${dollars(amount)} now`;
}

/** Shows the request that this tab has sent, in the parts of a booking. */
function showAskedFor(page: Document): void {
  const summary = readSummary();
  if (!summary) return;
  for (const place of page.querySelectorAll<HTMLElement>('[data-asked-for]')) {
    for (const field of ['service', 'price', 'address', 'time', 'deadline'] as const) {
      const value = place.querySelector(`[data-field="${field}"]`);
      const text = summary[field];
      // Older pages store no deadline.
      if (value && text) value.textContent = text;
      else value?.parentElement?.remove();
    }
    place.hidden = false;
  }
  const instead = page.querySelector<HTMLElement>('[data-instead]');
  if (!instead || !summary.instead) return;
  instead.textContent = summary.instead;
  instead.hidden = false;
}
