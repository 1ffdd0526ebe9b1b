import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Waiver {
  readonly reason: string;
  /** The last day on which it is valid, YYYY-MM-DD. */
  readonly until: string;
}

/** Known problems that are accepted temporarily, with reasons. */
export interface Waivers {
  /** By the advisory's id, such as GHSA-xxxx-xxxx-xxxx. */
  readonly advisories: readonly (Waiver & { readonly id: string })[];
  /** Texts that look like secrets but are not. */
  readonly secrets: readonly (Waiver & { readonly file: string; readonly rule: string })[];
  /** Packages that another package requests by tag, which has no range to compare with the lockfile. */
  readonly tags: readonly (Waiver & { readonly package: string })[];
}

export function readWaivers(): Waivers {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'waivers.json'), 'utf8')) as Waivers;
}

/** A message for each waiver that has expired or has no reason. */
export function checkWaivers(waivers: Waivers, today: string): string[] {
  const named = [
    ...waivers.advisories.map((waiver) => ({ ...waiver, what: waiver.id })),
    ...waivers.secrets.map((waiver) => ({ ...waiver, what: `${waiver.file}, ${waiver.rule}` })),
    ...waivers.tags.map((waiver) => ({ ...waiver, what: waiver.package })),
  ];
  return named.flatMap(({ what, reason, until }) => [
    ...(reason.trim().length < 20 ? [`${what} is waived without a reason`] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(until) && until >= today ? [] : [`${what} was waived until ${until}`]),
  ]);
}
