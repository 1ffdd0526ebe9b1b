import type { Answer, Ask, Locate } from './ask';
import type { FindTxt } from './find-txt';
import type { TrySmtp } from './try-smtp';

/** The result of one check: correct, wrong with the fix, or unknown. */
export type Finding =
  | { readonly state: 'fine'; readonly text: string }
  | { readonly state: 'wrong'; readonly text: string }
  | { readonly state: 'unknown'; readonly text: string };

/** The inputs of every check. */
export interface Deploy {
  readonly project: string;
  readonly region: string;
  readonly ask: Ask;
  readonly locate: Locate;
  readonly trySmtp: TrySmtp;
  readonly findTxt: FindTxt;
  /** The functions' settings from `.env` and `.env.{project}`. */
  readonly settings: Readonly<Record<string, string>>;
  /** The web client's `VITE_*` values for a build for the project. */
  readonly web: Readonly<Record<string, string>>;
  /** The text of a repository file. */
  readonly file: (name: string) => string;
  /** The text that the code and the settings produce for a Firebase configuration, and its name. */
  readonly wantedConfig: () => Promise<{ readonly name: string; readonly text: string }>;
  /** The business's sender address, who it says delivers its email, and its site's address. */
  readonly mailFrom: string;
  readonly mailService: string;
  readonly siteUrl: string;
}

export interface Check {
  readonly name: string;
  readonly look: (deploy: Deploy) => Promise<readonly Finding[]>;
}

export const fine = (text: string): Finding => ({ state: 'fine', text });
export const wrong = (text: string): Finding => ({ state: 'wrong', text });
export const unknown = (text: string): Finding => ({ state: 'unknown', text });

/** A finding for a service that gave no answer. */
export function notAnswered({ status }: Answer): Finding {
  if (status === 0) return unknown('could not be reached');
  if (status === 401 || status === 403) return unknown(`these credentials lack permission (${status})`);
  return unknown(`answered ${status}`);
}

/** Where the project's functions answer, without a slash at the end. */
export function functionsUrl({
  project,
  region,
  settings,
}: Pick<Deploy, 'project' | 'region' | 'settings'>): string {
  return settings.FUNCTIONS_URL || ownFunctionsUrl({ project, region });
}

/** The same as long as no other address leads there. */
export function ownFunctionsUrl({ project, region }: Pick<Deploy, 'project' | 'region'>): string {
  return `https://${region}-${project}.cloudfunctions.net`;
}
