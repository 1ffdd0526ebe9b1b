import { string } from 'yup';
import { dayMs } from '../time/durations';

/** Days for which a report's video is available after its upload. */
export const videoDays = 30;

const longest = 2_000;

/** The URL of a video that is safe to link; null for anything but an https URL of another site. */
export function safeVideoLink(text: string): string | null {
  const given = text.trim();
  if (given === '' || given.length > longest) return null;
  // Text without a scheme is taken as a web address; any other scheme is refused.
  const address = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const named = url.hostname.includes('.') && !url.hostname.endsWith('.');
  const plain = url.username === '' && url.password === '' && url.port === '';
  return url.protocol === 'https:' && named && plain ? url.href : null;
}

/** The last moment at which a video uploaded at `uploadedAt` is available. */
export function videoEnd(uploadedAt: Date): Date {
  return new Date(uploadedAt.getTime() + videoDays * dayMs);
}

/** An optional link, stored as a safe URL. */
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
