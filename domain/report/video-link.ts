import { string } from 'yup';

/** For how long a report's video can be seen after its upload. */
export const videoDays = 30;

const longest = 2_000;

/** The address of a video as it is safe to open; null for whatever is not an https address of another site. */
export function safeVideoLink(text: string): string | null {
  const given = text.trim();
  if (given === '' || given.length > longest) return null;
  // What has no scheme is meant as a web address; what has another one is none.
  const address = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const named = url.hostname.includes('.') && !url.hostname.endsWith('.');
  const plain = url.username === '' && url.password === '' && url.port === '';
  return url.protocol === 'https:' && named && plain ? url.href : null;
}

/** The last moment of a video that was uploaded at `uploadedAt`. */
export function videoEnd(uploadedAt: Date): Date {
  return new Date(uploadedAt.getTime() + videoDays * 86_400_000);
}

/** An optional link, kept as the address that is opened. */
export const videoLinkField = string()
  .transform((value: unknown) => (typeof value === 'string' ? (safeVideoLink(value) ?? value.trim()) : value))
  .defined()
  .default('')
  .max(longest, 'The video link is too long.')
  .test(
    'safe',
    'Enter a web address that begins with https://.',
    (value) => value === '' || safeVideoLink(value) !== null,
  );
