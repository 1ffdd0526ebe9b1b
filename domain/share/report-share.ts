/** Who a client hands a report to. */
export const shareRoles = ['agent', 'buyer', 'seller', 'contractor', 'other'] as const;
export type ShareRole = (typeof shareRoles)[number];

/** What a client agrees to show of a report; its findings always. */
export interface SharedParts {
  /** The photos of what is shown. */
  readonly photos: boolean;
  /** Estimated costs. */
  readonly costs: boolean;
  /** The inspector's notes, and the video. */
  readonly notes: boolean;
  /** The whole report as a PDF: with it, everything. */
  readonly pdf: boolean;
}

/**
 * What a client shares of a report with one person, collection `report_shares`: the report, or the repairs that a buyer
 * asks a seller for. Its key is an access link of kind `share`.
 */
export interface ReportShare {
  readonly id: string;
  readonly kind: 'report' | 'repair-list';
  readonly report_id: string;
  readonly booking_id: string | null;
  readonly customer_id: string | null;
  readonly recipient_name: string;
  readonly recipient_role: ShareRole;
  readonly parts: SharedParts;
  /** The findings on a repair list, in its order; null for a report, which shows all. */
  readonly finding_ids: readonly string[] | null;
  /** What the client writes on top of it. */
  readonly message: string;
  /** The version whose findings a repair list names, from 1; null for a report, whose newest is shown. */
  readonly version: number | null;
  /** ISO 8601. */
  readonly created_at: string;
  readonly revoked_at: string | null;
}
