import ipaddr from 'ipaddr.js';

interface AddressedRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

/**
 * The caller's address, taken `hops` places from the right of X-Forwarded-For: what stands further left was
 * written by the caller and proves nothing. Without a proxy, 0 hops, all of it was: the connection's own counts then.
 */
export function clientAddress(request: AddressedRequest, hops: number): string {
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim());
  return (hops > 0 && forwarded.at(-hops)) || request.socket?.remoteAddress || 'unknown';
}

/** The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().map((byte, index) => (index < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
