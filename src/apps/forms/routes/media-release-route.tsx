import { routes } from '@domain/business/routes';
import { mediaReleasePaper } from '@/features/papers/media-release-paper';
import { PaperRoute } from '../paper-route';

/** /media-release. */
export function MediaReleaseRoute() {
  return <PaperRoute paper={mediaReleasePaper} path={routes.mediaRelease} />;
}
