/** The push services of Chrome, Edge, Firefox and Safari, and of the browsers built on them. */
const pushServices = [
  'fcm.googleapis.com',
  'notify.windows.com',
  'push.apple.com',
  'push.services.mozilla.com',
];

/**
 * Whether an endpoint belongs to a known push service. Endpoints come from strangers and our server sends requests to
 * them, so any other host is refused rather than guessed to be harmless.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return pushServices.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
