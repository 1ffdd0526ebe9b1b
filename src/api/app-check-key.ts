import { accessKeyAlphabet, accessKeyLength } from '@domain/access/access-link';

/** A key alone is enough: whatever else leads here with one is treated as if it had named it. */
const accessKey = new RegExp(
  `(?<![\\w-])[${accessKeyAlphabet}]{${accessKeyLength}}(?![\\w-])|[?&](?:booking|link|key)=`,
);

/**
 * The site key with which this page may load App Check; null where the build has none for it, and wherever the address
 * carries somebody's access key: reCAPTCHA is a third party, and reads the address of the page that it runs in.
 */
export function appCheckKey(
  { dataset }: HTMLElement = document.documentElement,
  address: string = location.href,
): string | null {
  return dataset.appCheck && !accessKey.test(address) ? dataset.appCheck : null;
}
