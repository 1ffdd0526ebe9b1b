import ipaddr from 'ipaddr.js';

interface AddressedRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

/**
 * The caller's IP address, `hops` places from the right of X-Forwarded-For; entries further left come from the caller
 * and can be forged. With 0 hops, without a proxy, the socket's address counts.
 */
export function clientAddress(request: AddressedRequest, hops: number): string {
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim());
  return (hops > 0 && forwarded.at(-hops)) || request.socket?.remoteAddress || 'unknown';
}

/** IPv6 prefix lengths: /64 is one household or device, /48 what a provider assigns to a site (65,536 /64s). */
const prefixes = [64, 48] as const;

/**
 * The networks that an address counts for, narrowest first. The first is the client: an IPv4 address, or the /64 of
 * an IPv6 address. The /48 is counted too, because its owner can use another /64 for each request.
 */
export function clientNetworks(address: string): readonly [client: string, ...wider: string[]] {
  if (!ipaddr.isValid(address)) return ['unknown'];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  const bytes = parsed.toByteArray();
  const [client, site] = prefixes.map((bits) => {
    const network = bytes.map((byte, index) => (index < bits / 8 ? byte : 0));
    return `${ipaddr.fromByteArray(network).toString()}/${bits}`;
  }) as [string, string];
  return [client, site];
}
