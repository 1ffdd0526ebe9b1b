import { accessKeyPattern } from '@domain/access/access-link';

/** Matches a bare access key anywhere in the address, or a query parameter that carries one. */
const accessKey = new RegExp(`(?<![\\w-])${accessKeyPattern}(?![\\w-])|[?&](?:booking|link|key)=`);

/**
 * The App Check site key for this page; null where the build has none, or where the address contains an access key.
 * reCAPTCHA is a third party and reads the address of the page it runs in.
 */
export function appCheckKey(
  { dataset }: HTMLElement = document.documentElement,
  address: string = location.href,
): string | null {
  return dataset.appCheck && !accessKey.test(address) ? dataset.appCheck : null;
}
