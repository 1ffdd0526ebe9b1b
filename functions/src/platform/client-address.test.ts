import { describe, expect, it } from 'vitest';
import { clientAddress, clientNetworks } from './client-address';

const request = (forwarded?: string) => ({
  headers: { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '10.0.0.9' },
});

describe('clientAddress', () => {
  it('uses the last entry, which our proxy wrote, and no prefix from the caller', () => {
    expect(clientAddress(request('6.6.6.6, 7.7.7.7, 203.0.113.5'), 1)).toBe('203.0.113.5');
  });

  it('counts as many positions from the right as there are proxies', () => {
    expect(clientAddress(request('6.6.6.6, 203.0.113.5, 10.1.1.1'), 2)).toBe('203.0.113.5');
  });

  it('ignores the header if there is no proxy of ours', () => {
    expect(clientAddress(request('6.6.6.6'), 0)).toBe('10.0.0.9');
  });

  it('uses the connection’s address if the header is missing or too short', () => {
    expect(clientAddress(request(), 1)).toBe('10.0.0.9');
    expect(clientAddress(request('203.0.113.5'), 2)).toBe('10.0.0.9');
  });
});

describe('clientNetworks', () => {
  const clientNetwork = (address: string) => clientNetworks(address)[0];

  it('keeps an IPv4 address, also in IPv6 notation', () => {
    expect(clientNetwork('203.0.113.5')).toBe('203.0.113.5');
    expect(clientNetwork('::ffff:203.0.113.5')).toBe('203.0.113.5');
  });

  it('treats the /64 of an IPv6 address as one client', () => {
    expect(clientNetwork('2001:db8:1:2:aaaa::1')).toBe(clientNetwork('2001:db8:1:2:bbbb::2'));
    expect(clientNetwork('2001:db8:1:3::1')).not.toBe(clientNetwork('2001:db8:1:2::1'));
  });

  it('treats the /48 of an IPv6 address as its network, and gives an IPv4 address none', () => {
    const site = (address: string) => clientNetworks(address)[1];
    expect(site('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
    expect(site('2001:db8:1:ffff::1')).toBe(site('2001:db8:1:2::1'));
    expect(site('2001:db8:2:2::1')).not.toBe(site('2001:db8:1:2::1'));
    expect(site('203.0.113.5')).toBeUndefined();
    expect(site('::ffff:203.0.113.5')).toBeUndefined();
  });

  it('puts all invalid addresses into one bucket', () => {
    expect(clientNetworks('<script>')).toEqual(['unknown']);
  });
});
