import { hasFields, isNumber, isText, orMissing, type Guard } from '../json/guards';

/** A file of every build of the site. */
export const publishedPath = '/published.json';

/** What the file says: with which settings the public pages that are online were built, and when. */
export interface Published {
  /** 0 for the factory settings. */
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  /** When a later build failed, ISO 8601. Only a server that builds the site itself says so, such as the local one. */
  readonly failedAt?: string | undefined;
}

export const isPublished: Guard<Published> = hasFields<Published>({
  version: isNumber,
  at: isText,
  failedAt: orMissing(isText),
});

/** What the backend knows of publishing. */
export interface Publishing {
  /** Whether there is a deploy hook. Without one, the public pages follow at the next deploy. */
  readonly automatic: boolean;
  /** When the deploy hook was last called, with which outcome; null if it never was. */
  readonly asked: { readonly version: number; readonly at: string; readonly failed: boolean } | null;
}

/** A build that takes longer has failed, as far as we can tell. */
export const publishingMinutes = 30;

/** `by-deploy`: the public pages are behind, and the next deploy publishes the settings. */
export type PublishingState = 'published' | 'publishing' | 'failed' | 'by-deploy';

/** Whether the public pages have the settings of `version` at `now`; `published` is null where it can't be read. */
export function publishingState(
  version: number,
  { automatic, asked }: Publishing,
  published: Published | null,
  now: Date,
): PublishingState {
  if (published !== null && published.version >= version) return 'published';
  if (!automatic) return 'by-deploy';
  if (asked === null || asked.version < version || asked.failed) return 'failed';
  if (published?.failedAt !== undefined && published.failedAt >= asked.at) return 'failed';
  const minutes = (now.getTime() - new Date(asked.at).getTime()) / 60_000;
  return minutes < publishingMinutes ? 'publishing' : 'failed';
}
