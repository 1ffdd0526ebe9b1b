/** Shows the part of the thank-you page that `type` in the query names, and the reference that `booking` carries. */
export function showThankYou(page: Document, query: URLSearchParams): void {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-thank-you]')];
  const type = query.get('type') ?? 'booking';
  const chosen = parts.some((part) => part.dataset.thankYou === type) ? type : 'booking';
  for (const part of parts) part.hidden = part.dataset.thankYou !== chosen;

  const booking = query.get('booking')?.trim();
  const reference = page.querySelector<HTMLElement>('[data-reference]');
  const value = reference?.querySelector('output, code');
  if (!booking || !reference || !value) return;
  value.textContent = booking;
  reference.hidden = false;
}
