import { hasFields, isNumber, isText } from '@domain/json/guards';
import { storedJson } from '@/offline/stored-json';

/** A submitted request, as the thank-you page shows it. */
export interface RequestSummary {
  readonly service: string;
  /** With the currency: `$175`. */
  readonly price: string;
  readonly address: string;
  /** `Tuesday, December 1, 2026, 8-10 AM`. */
  readonly time: string;
  /** `Tuesday, December 8, 2026`; empty for none, and left out by older pages. */
  readonly deadline?: string | undefined;
  /** What is available instead of a time that was taken; '' or left out if nothing is known. */
  readonly instead?: string | undefined;
}

const isTextOrMissing = (value: unknown): value is string | undefined => value === undefined || isText(value);

const ofTab = storedJson<RequestSummary & { readonly storedAt: number }>(
  'tab',
  'request-summary',
  hasFields({
    service: isText,
    price: isText,
    address: isText,
    time: isText,
    deadline: isTextOrMissing,
    instead: isTextOrMissing,
    storedAt: isNumber,
  }),
);
/** Long enough to read and reload the page; short enough that the next person at this computer doesn't see it. */
const shownForMs = 30 * 60_000;

/** Stores the summary for the thank-you page in this tab; `null` removes it. */
export function storeSummary(summary: RequestSummary | null, now = Date.now()): void {
  ofTab.write(summary && { ...summary, storedAt: now });
}

/** The summary of this tab's last request; `null` where there is none, or it has expired. */
export function readSummary(now = Date.now()): RequestSummary | null {
  const stored = ofTab.read();
  if (stored !== null && Math.abs(now - stored.storedAt) <= shownForMs) return stored;
  storeSummary(null);
  return null;
}
