import type { HeadingFontName } from '../brand/heading-fonts';
import type { TextFontName } from '../brand/text-fonts';
import type { LegalText } from '../legal/legal-text';

/**
 * What a folder of `businesses/` exports, file by file. The product has no other facts about a business: everything
 * else derives from them. `businesses/README.md` says how to choose one and how to add one.
 */

/** `names.ts` */
export interface Names {
  readonly name: string;
  /** For narrow places: 'Sewer Scope'. */
  readonly shortName: string;
  readonly tagline: string;
  /** What the business stands for, in full sentences. */
  readonly stance: string;
}

/** `contact.ts` */
export interface Contact {
  /** E.164: '+15550100142'. */
  readonly phone: string;
  /** Where clients write. */
  readonly email: string;
  /** Recipient of emails about new requests. */
  readonly officeEmail: string;
  /** Who delivers the business's email, as the privacy policy names it. */
  readonly mailService: string;
  readonly mailFrom: { readonly email: string; readonly name: string };
  /** The hours in which a person answers questions, in words. */
  readonly supportHours: string;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  /** Without a slash at the end; null without a blog. The product links to its /sewer-inspections and /inspection-costs. */
  readonly blogUrl: string | null;
  /** Where clients leave a review; null without such a page. */
  readonly reviewUrl: string | null;
  readonly social: readonly { readonly name: string; readonly url: string }[];
  /**
   * Where post reaches the business, in one row, with city, state and ZIP code. The law requires it in reminders and review
   * requests; empty sends none until the owner enters it.
   */
  readonly postalAddress: string;
}

export interface CityLocation {
  readonly name: string;
  /** Degrees north and degrees east of the city's center; western longitudes are negative. */
  readonly latitude: number;
  readonly longitude: number;
  /** The county's name without "County", as the atlas has it: 'St. Mary’s'. */
  readonly county: string;
}

export interface ServedCity extends CityLocation {
  /** Whether the referral app lists it: requirement R-20. */
  readonly referrals: boolean;
}

/** `place.ts` */
export interface Place {
  readonly state: string;
  /** The state's postal abbreviation. */
  readonly stateCode: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Where the business works, after a verb: 'along the coast'. */
  readonly where: string;
  /** The service area in a few words, without a period. */
  readonly serviceAreaSummary: string;
  /** The service area from end to end: 'Northtown to Southtown'. */
  readonly extent: string;
}

/** `service-area.ts` */
export interface ServiceArea {
  /** The counties that the map shows as served, without "County". */
  readonly counties: readonly string[];
  /** In the order of the lists: requirement P-18. A new city is a line here. */
  readonly cities: readonly ServedCity[];
  /** The places along the route that the map draws, from end to end. */
  readonly route: readonly CityLocation[];
  /** The map's frame, in degrees. */
  readonly map: {
    readonly north: number;
    readonly south: number;
    readonly west: number;
    readonly east: number;
  };
  /** What the map says beside the small outline of the state, in short rows. */
  readonly beyond: readonly string[];
}

export interface ServiceOffering {
  /** Never changes, whatever the title becomes. */
  readonly id: string;
  readonly title: string;
  /** A name that contains one of these words means this service. */
  readonly aliases: readonly string[];
  readonly description: string;
  /** US dollars. */
  readonly price: number;
  readonly turnaround: string;
  /** How long the inspection takes in the calendar. */
  readonly minutes: number;
  /** Whether the report is promised for the day of the inspection, not only within the usual hours. */
  readonly sameDayReport?: true;
  /** What its report compares an earlier one for, if it does: a repair, or a year. */
  readonly compares?: 'repair' | 'year';
  readonly features: readonly string[];
}

/** `services.ts` */
export interface Services {
  /** In display order. */
  readonly catalog: readonly [ServiceOffering, ...ServiceOffering[]];
  /** The `id` of the service for a request that names none. A name that matches no service is quoted at its price. */
  readonly standard: string;
  /** US dollars at which a job with an unknown service's name starts. */
  readonly unknownServicePrice: number;
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** `hours.ts` */
export interface Hours {
  /** `days` follow one another; `opens` and `closes` are `HH:MM`. */
  readonly opening: readonly {
    readonly days: readonly Weekday[];
    readonly opens: string;
    readonly closes: string;
  }[];
  /** Days without regular hours, with what is said of them. */
  readonly closed: readonly { readonly days: readonly Weekday[]; readonly words: string }[];
  /** The part of a day that a request may ask for, `HH:MM`: the first window or slot begins and the last one ends. */
  readonly requests: { readonly from: string; readonly to: string };
}

/** Promises in hours. */
export interface PromisedHours {
  /** Hours within which the time that a client asked for is confirmed. */
  readonly confirmationHours: number;
  /** Hours within which a client or referred client is contacted. */
  readonly contactHours: number;
  /** Hours within which a report is ready. */
  readonly reportHours: number;
  readonly emailReplyHours: number;
}

/** `promises.ts` */
export interface Promised extends PromisedHours {
  /** How long an inspection takes, in words. */
  readonly inspectionLength: string;
  /** How long an inspector is at the property, in words. */
  readonly onSiteLength: string;
  /** When most inspections take place, after 'Most inspections are'. */
  readonly usualWait: string;
  /** Shown below the top of the landing page; the owner may have changed the hours. */
  readonly trustBadges: (hours: PromisedHours) => readonly string[];
  /** What every inspection includes, on the thank-you pages; the owner may have changed the hours. */
  readonly included: (hours: PromisedHours) => readonly string[];
}

export const referrerKinds = ['agent', 'home-inspector'] as const;
export type ReferrerKind = (typeof referrerKinds)[number];

/** The pictures that a reward option can have. */
export const rewardPictures = ['meal', 'shopping', 'payment', 'discount'] as const;
export type RewardPicture = (typeof rewardPictures)[number];

/** `rewards.ts` */
export interface Rewards {
  /**
   * Which referrers may earn rewards. Rewards to real-estate agents can break laws on settlement services (RESPA) or a
   * state's license law, and codes of ethics forbid some others: leave a kind `false` until a lawyer has agreed. Its
   * screens then don't mention money.
   */
  readonly offered: Readonly<Record<ReferrerKind, boolean>>;
  /** US dollars for each referred inspection that is completed and paid. */
  readonly amount: number;
  /** Hours within which an earned reward is processed. */
  readonly processingHours: number;
  /** Whether clients are notified of their referrer's reward. Many codes of ethics require it: ask a lawyer before you turn it off. */
  readonly disclosed: boolean;
  /** The rewards to choose from. A `value` is stored and never changes. */
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** In the middle of a sentence: 'a gift card'. */
    readonly inSentence: string;
    readonly picture: RewardPicture;
  }[];
}

/** `charges.ts`: US dollars charged for each ending without an inspection; 0 for nothing. */
export interface Charges {
  readonly cancelled_late: number;
  readonly no_show: number;
  readonly turned_away: number;
  readonly not_inspected: number;
}

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

/** `proof.ts`: what a visitor can check. Whatever is not set is not shown; nothing stands in for it. */
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

/** `legal.ts`: what the lawyer decides. A change of it needs a new version of the texts for signing: docs/legal-texts.md. */
export interface Legal {
  /** Where disputes are decided: 'Example County'. */
  readonly county: string;
  /** The state's laws, as they are cited in a sentence. */
  readonly arbitrationAct: string;
  readonly electronicTransactionsAct: string;
  /** Our liability is limited to so many times the fee. */
  readonly liabilityTimesFee: 1 | 2 | 3;
  /** Days within which a client has to give notice of a mistake. */
  readonly noticeDays: number;
  /** Years after which no claim can be made; null where the state doesn't let a contract shorten the time. */
  readonly claimYears: number | null;
  /** Years for which the state allows claims from a written contract: signed documents outlive a deleted job by them. */
  readonly writtenContractYears: number;
  /** The day on which each legal page last changed, `YYYY-MM-DD`. Privacy Policy: requirement P-29. */
  readonly pageDates: {
    readonly privacy: string;
    readonly terms: string;
    readonly disclosure: string;
  };
}

/** `texts.ts`: every version that was ever offered, the current one first. */
export type LegalTexts = readonly [LegalText, ...LegalText[]];

/** A text color and its background; each pair meets WCAG AA. */
export interface Tone {
  readonly main: string;
  readonly ground: string;
}

export interface BrandColors {
  readonly ground: string;
  readonly raised: string;
  readonly band: string;
  /** Divider between elements of equal rank. */
  readonly hairline: string;
  /** The outline of a field: 3:1 on `raised`, because inputs must be recognizable by their outline. */
  readonly fieldLine: string;
  readonly text: string;
  readonly muted: string;
  /** The main color: buttons and the name. Below, the second one: links, focus and chosen fields. */
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly shadow: string;
}

/** Of severities and states. */
export interface StateColors {
  readonly severity: Readonly<Record<'none' | 'low' | 'medium' | 'high', string>>;
  readonly status: Readonly<
    Record<'completed' | 'scheduled' | 'pending' | 'cancelled' | 'in_progress', Tone>
  >;
}

export type SchemeColors = BrandColors & StateColors;

/** `brand.ts`. The app's icon is `icon.svg` beside it. */
export interface Brand {
  /** Headings load a font of their own; text has one that is on the device. */
  readonly fonts: { readonly heading: HeadingFontName; readonly text: TextFontName };
  readonly light: BrandColors;
  readonly dark: BrandColors;
  /** The logo, the camera's view down a pipe, as circles in a square of 32: outermost first. */
  readonly mark: readonly { readonly cy: number; readonly r: number; readonly fill: string }[];
}

/** `sample-report.ts`: whose house the landing page's invented report is about. Findings and pictures are the product's. */
export interface SampleReport {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly address: string;
}
