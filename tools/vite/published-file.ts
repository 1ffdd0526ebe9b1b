import { publishedPath, type Published } from '../../domain/settings/publishing';
import type { PublicSettings } from '../../domain/settings/public-settings';

/** The file of a build that says with which settings it was built; null for those of the business's folder. */
export function publishedFile(settings: Pick<PublicSettings, 'version'> | null | undefined, now: Date) {
  const published: Published = { version: settings?.version ?? 0, at: now.toISOString() };
  return { type: 'asset', fileName: publishedPath.slice(1), source: JSON.stringify(published) } as const;
}
