import { expect, test, vi } from 'vitest';
import { BlockedAddress, isPublicAddress, publicLookup } from './public-address';

test.each([
  ...['127.0.0.1', '127.8.8.8', '10.0.0.1', '172.16.3.4', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '240.0.0.1'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', 'fec0::1', '2002:7f00:1::', '2001::1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2001:db8::1',
  ],
  ...['', 'localhost', 'not an address'],
])('%j is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['142.250.80.46', '8.8.8.8', '2607:f8b0:4004:800::200e', '::ffff:8.8.8.8'])(
  '%j is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

type Answer = Parameters<NonNullable<Parameters<typeof publicLookup>[0]>>[2];

/** A resolver that answers with the next of these. */
const resolver = (...answers: readonly (readonly string[])[]) => {
  let asked = 0;
  return vi.fn((_name: string, _options: unknown, answer: Answer) => {
    const found = answers[asked] ?? [];
    asked += 1;
    answer(
      null,
      found.map((address) => ({ address, family: 4 })),
    );
  });
};

const found = (lookup: ReturnType<typeof publicLookup>, all: boolean) =>
  new Promise<unknown>((resolve) => {
    lookup('calendar.example', { all }, (error, address) => resolve(error ?? address));
  });

test('a connection gets the very addresses that were checked', async () => {
  const resolve = resolver(['8.8.8.8', '8.8.4.4']);
  expect(await found(publicLookup(resolve), true)).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '8.8.4.4', family: 4 },
  ]);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(await found(publicLookup(resolver(['8.8.8.8'])), false)).toBe('8.8.8.8');
});

test('a name that answers with another address the second time is refused then', async () => {
  const lookup = publicLookup(resolver(['8.8.8.8'], ['127.0.0.1']));
  expect(await found(lookup, false)).toBe('8.8.8.8');
  expect(await found(lookup, false)).toBeInstanceOf(BlockedAddress);
});

test.each([
  ['one private address among public ones', ['8.8.8.8', '10.0.0.1']],
  ['no address', []],
])('%s is refused', async (_what, addresses) => {
  expect(await found(publicLookup(resolver(addresses)), true)).toBeInstanceOf(BlockedAddress);
});
