/** As long as an access link's key may be: `domain/access/booking-key.ts`. */
const longestKey = 200;
const longestShown = 64;

/** Shows the part of the thank-you page that `type` in the query names, and what `booking` makes possible. */
export function showThankYou(page: Document, query: URLSearchParams): void {
  showPart(page, query.get('type'));
  const booking = query.get('booking')?.trim() ?? '';
  showReference(page, booking);
  if (booking !== '' && booking.length <= longestKey) offerForms(page, booking);
}

/** No type is a booking's; one that nobody knows is treated as `other`. */
function showPart(page: Document, type: string | null): void {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-thank-you]')];
  const named = type === null || type === '' ? 'booking' : type;
  const chosen = parts.some((part) => part.dataset.thankYou === named) ? named : 'other';
  for (const part of parts) part.hidden = part.dataset.thankYou !== chosen;
}

/** Without characters that nobody sees and that could turn the text around them. */
function showReference(page: Document, booking: string): void {
  const reference = page.querySelector<HTMLElement>('[data-reference]');
  const place = reference?.querySelector('bdi');
  const seen = [...booking.replace(/[\p{Cc}\p{Cf}]/gu, '')];
  if (!reference || !place || seen.length === 0) return;
  place.textContent = seen.length > longestShown ? `${seen.slice(0, longestShown).join('')}…` : seen.join('');
  reference.hidden = false;
}

/** The links to the forms lead nowhere without the key, so they are hidden until they have it. */
function offerForms(page: Document, booking: string): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-form-links]')) {
    for (const link of part.querySelectorAll('a')) link.search = new URLSearchParams({ booking }).toString();
    part.hidden = false;
  }
}
