/** Who a client shares a report with. */
export const shareRoles = ['agent', 'buyer', 'seller', 'contractor', 'other'] as const;
export type ShareRole = (typeof shareRoles)[number];

/** A report with the parts that its client agreed to, a list of repairs to ask for, or a confirmation of repair alone. */
export const shareKinds = ['report', 'repair-list', 'confirmation'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** What a client agrees to show of a report; the findings are always shown. */
export interface SharedParts {
  readonly photos: boolean;
  readonly costs: boolean;
  /** The inspector's notes. */
  readonly notes: boolean;
  /** The films, and the video behind the report's link, with the findings' moments in them. */
  readonly video: boolean;
  /** The whole report as a PDF; includes photos, costs and notes. A film is never in it. */
  readonly pdf: boolean;
}

/** What a share shows unless the client chooses otherwise. */
export const usualParts: SharedParts = {
  photos: true,
  costs: true,
  notes: false,
  video: false,
  pdf: false,
};

/** What a share of the confirmation of repair shows: its pictures, and nothing else of the report. */
export const confirmationParts: SharedParts = {
  photos: true,
  costs: false,
  notes: false,
  video: false,
  pdf: false,
};

/**
 * A client's share of a report with one person, collection `report_shares`: the report, a repair request list for a
 * seller, or the confirmation of a repair. Its key is an access link of kind `share`. `At`: how a moment is given, ISO 8601 unless stated.
 */
export interface ReportShare<At = string> {
  readonly id: string;
  readonly kind: ShareKind;
  readonly report_id: string;
  readonly booking_id: string | null;
  readonly customer_id: string | null;
  /** As the client wrote it; may be empty. */
  readonly recipient_name: string;
  /** Where the link was emailed; empty for one to copy. */
  readonly recipient_email: string;
  readonly recipient_role: ShareRole;
  readonly parts: SharedParts;
  /** The findings on a repair list, in its order; null for a report, which shows all. */
  readonly finding_ids: readonly string[] | null;
  /** The client's message above it. */
  readonly message: string;
  /** The version whose findings a repair list names, from 1; null for a report, which shows the newest. */
  readonly version: number | null;
  /**
   * Whether it still waits for the report to be paid or waived and sent: it has no link then, and isn't emailed.
   */
  readonly waiting: boolean;
  readonly created_at: At;
  /** When it was emailed; null for one to copy, one that waits, and one from before this was stored. */
  readonly emailed_at: At | null;
  readonly revoked_at: At | null;
}
