import type { Answer, Ask } from './ask';

/** What came of one check: all right, wrong with what to do, or not to be found out. */
export type Finding =
  | { readonly state: 'fine'; readonly text: string }
  | { readonly state: 'wrong'; readonly text: string }
  | { readonly state: 'unknown'; readonly text: string };

/** All that a check may look at. */
export interface Deploy {
  readonly project: string;
  readonly region: string;
  readonly ask: Ask;
  /** Of the functions: `.env` and `.env.{project}`. */
  readonly settings: Readonly<Record<string, string>>;
  /** Of the web client: `VITE_*` of a production build. */
  readonly web: Readonly<Record<string, string>>;
  /** The text of a file of the repository. */
  readonly file: (name: string) => string;
  /** firebase.json as it follows from routes, business facts and settings. */
  readonly wantedHosting: () => Promise<string>;
  /** The business's own: the address that mails come from, and that of the site. */
  readonly mailFrom: string;
  readonly siteUrl: string;
}

export interface Check {
  readonly name: string;
  readonly look: (deploy: Deploy) => Promise<readonly Finding[]>;
}

export const fine = (text: string): Finding => ({ state: 'fine', text });
export const wrong = (text: string): Finding => ({ state: 'wrong', text });
export const unknown = (text: string): Finding => ({ state: 'unknown', text });

/** A service that did not answer the question, in words. */
export function notAnswered({ status }: Answer): Finding {
  if (status === 0) return unknown('could not be reached');
  if (status === 401 || status === 403) return unknown(`these credentials may not ask (${status})`);
  return unknown(`answered ${status}`);
}
