import { describe, expect, it } from 'vitest';
import { clientAddress, clientNetwork } from './client-address';

const request = (forwarded?: string) => ({
  headers: { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '10.0.0.9' },
});

describe('clientAddress', () => {
  it('takes what our own proxy wrote, the last entry, and no prefix that a caller made up', () => {
    expect(clientAddress(request('6.6.6.6, 7.7.7.7, 203.0.113.5'), 1)).toBe('203.0.113.5');
  });

  it('counts as many places from the right as there are proxies', () => {
    expect(clientAddress(request('6.6.6.6, 203.0.113.5, 10.1.1.1'), 2)).toBe('203.0.113.5');
  });

  it('believes nothing of the header where there is no proxy of ours', () => {
    expect(clientAddress(request('6.6.6.6'), 0)).toBe('10.0.0.9');
  });

  it('falls back to the connection where the header is missing or shorter', () => {
    expect(clientAddress(request(), 1)).toBe('10.0.0.9');
    expect(clientAddress(request('203.0.113.5'), 2)).toBe('10.0.0.9');
  });
});

describe('clientNetwork', () => {
  it('keeps an IPv4 address, also in its IPv6 spelling', () => {
    expect(clientNetwork('203.0.113.5')).toBe('203.0.113.5');
    expect(clientNetwork('::ffff:203.0.113.5')).toBe('203.0.113.5');
  });

  it('counts the /64 of an IPv6 address as one client', () => {
    expect(clientNetwork('2001:db8:1:2:aaaa::1')).toBe(clientNetwork('2001:db8:1:2:bbbb::2'));
    expect(clientNetwork('2001:db8:1:3::1')).not.toBe(clientNetwork('2001:db8:1:2::1'));
  });

  it('puts everything that is no address into one bucket', () => {
    expect(clientNetwork('<script>')).toBe('unknown');
  });
});
