/** A client's own words, as they stand where they were published. */
export interface Review {
  readonly words: string;
  /** As it is published: 'Dana W.' */
  readonly author: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Where it was published: 'Google'. */
  readonly source: string;
  /** The address of the review, or of the page that has it. */
  readonly url: string;
}

/** What a visitor can check about the business. Whatever is not set is not shown; nothing stands in for it. */
export interface Proof {
  readonly inspector: {
    readonly name: string;
    /** License or certificate, with its number: 'Certificate 4711'. */
    readonly credential: string;
    /** In `public/`, square, at least 192 px. */
    readonly photo: string;
  } | null;
  /** The insurer and what is insured: 'General liability up to $1,000,000, Example Mutual'. */
  readonly insurance: string | null;
  readonly association: { readonly name: string; readonly url: string } | null;
  /** The first six are shown. */
  readonly reviews: readonly Review[];
}

/** The most reviews that the landing page shows. */
export const reviewsShown = 6;

export const proof: Proof = { inspector: null, insurance: null, association: null, reviews: [] };
