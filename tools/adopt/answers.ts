import type { HeadingFontName } from '@domain/brand/heading-fonts';
import type { TextFontName } from '@domain/brand/text-fonts';

/** What `npm run adopt` asks for; everything else of a new folder follows from it or has a default to edit. */
export interface Answers {
  readonly name: string;
  readonly shortName: string;
  /** The state's name. */
  readonly state: string;
  readonly stateCode: string;
  /** IANA name. */
  readonly timeZone: string;
  /** After a verb: 'along the coast'. */
  readonly where: string;
  readonly serviceAreaSummary: string;
  /** Ten digits, in any format. */
  readonly phone: string;
  readonly email: string;
  readonly officeEmail: string;
  readonly mailFrom: string;
  readonly siteUrl: string;
  /** null for none. */
  readonly blogUrl: string | null;
  readonly reviewUrl: string | null;
  /** In one row; empty sends no reminders until the owner enters it. */
  readonly postalAddress: string;
  /** At least two, each with degrees north and east. */
  readonly cities: readonly {
    readonly name: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  /** The first is the standard one. */
  readonly services: readonly {
    readonly title: string;
    readonly price: number;
    readonly turnaround: string;
    readonly description: string;
  }[];
  /** The titles of those whose reports compare an earlier one, for a repair and for a year; null for none. */
  readonly repairService: string | null;
  readonly yearlyService: string | null;
  /** The first and last of the days that are open, which may go past Sunday, and the hours, `HH:MM`. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly opens: string;
  readonly closes: string;
  /** Hours within which a time is confirmed, a referred client contacted, and email answered. */
  readonly confirmationHours: number;
  readonly contactHours: number;
  readonly emailReplyHours: number;
  /** Hours within which a report is ready. */
  readonly reportHours: number;
  /** The county of the courts, 'Example County'. */
  readonly county: string;
  readonly writtenContractYears: number;
  /** null where the state doesn't let a contract shorten the time to sue. */
  readonly claimYears: number | null;
  /** `#RRGGBB` */
  readonly mainColor: string;
  readonly secondColor: string;
  readonly headingFont: HeadingFontName;
  readonly textFont: TextFontName;
}
