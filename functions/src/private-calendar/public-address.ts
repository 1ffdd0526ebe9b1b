import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown for an address that leads into a private network. */
export class BlockedAddress extends Error {}

/** Whether an IP address is on the public internet; one of IPv4 mapped into IPv6 counts as that of IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // Of IPv6, 2000::/3 alone is public.
  const isGlobal = parsed.kind() === 'ipv4' || (parsed.toByteArray()[0] ?? 0) >> 5 === 1;
  return isGlobal && parsed.range() === 'unicast';
}

type Resolve = (
  hostname: string,
  options: { readonly all: true; readonly family?: number },
  answer: (
    error: Error | null,
    found: readonly { readonly address: string; readonly family: number }[],
  ) => void,
) => void;

const resolveNow: Resolve = (hostname, options, answer) => lookup(hostname, options, answer);

/**
 * Resolves a name for a connection, which then uses the very addresses that were checked: the name isn't resolved
 * again, so its owner can't answer with another address meanwhile.
 */
export function publicLookup(resolve: Resolve = resolveNow): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) answer(error, '');
      else if (!first || found.some(({ address }) => !isPublicAddress(address)))
        answer(new BlockedAddress('not a public address'), '');
      else if (options.all) answer(null, [...found]);
      else answer(null, first.address, first.family);
    });
  };
}
