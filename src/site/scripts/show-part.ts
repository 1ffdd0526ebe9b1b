/** Shows one part of the thank-you page: the booking's where there is no type, `other` for an unknown one. */
export function showPart(page: Document, type: string | null): void {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-thank-you]')];
  const named = type === null || type === '' ? 'booking' : type;
  const chosen = parts.some((part) => part.dataset.thankYou === named) ? named : 'other';
  for (const part of parts) part.hidden = part.dataset.thankYou !== chosen;
}
