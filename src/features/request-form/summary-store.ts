/** A submitted request, as the thank-you page shows it. */
export interface RequestSummary {
  readonly service: string;
  /** With the currency: `$149`. */
  readonly price: string;
  readonly address: string;
  /** `Tuesday, December 1, 2026, 8-10 AM`. */
  readonly time: string;
}

const storageKey = 'request-summary';
/** Long enough to read and reload the page; short enough that the next person at this computer doesn't see it. */
const shownForMs = 30 * 60_000;

/** Stores the summary for the thank-you page in this tab; `null` removes it. */
export function storeSummary(summary: RequestSummary | null, now = Date.now()): void {
  try {
    if (summary === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ ...summary, storedAt: now }));
  } catch {
    // ignored: where storage is blocked, the page is shown without a summary
  }
}

/** The summary of this tab's last request; `null` where there is none, or it has expired. */
export function readSummary(now = Date.now()): RequestSummary | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as
      (RequestSummary & { readonly storedAt: number }) | null;
    if (stored !== null && Math.abs(now - stored.storedAt) <= shownForMs) return stored;
  } catch {
    // ignored: where storage is blocked, there is no summary
    return null;
  }
  storeSummary(null);
  return null;
}
