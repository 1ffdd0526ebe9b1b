import { routes } from '@domain/business/routes';
import { mediaReleaseToSign } from '@/features/signing/media-release-to-sign';
import { SigningRoute } from '../signing-route';

/** /media-release. */
export function MediaReleaseRoute() {
  return <SigningRoute documentToSign={mediaReleaseToSign} path={routes.mediaRelease} />;
}
