import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { areSigned } from './verify-events';

const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { privateKey, publicKey } = pair();
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const now = new Date('2026-03-03T12:00:00Z');
const seconds = (offset = 0) => String(now.getTime() / 1000 + offset);
const body = Buffer.from('[{"event":"bounce"}]\r\n');

const signed = (timestamp = seconds(), by = privateKey) => ({
  body,
  timestamp,
  signature: sign('sha256', Buffer.concat([Buffer.from(timestamp), body]), by).toString('base64'),
});

it.each([0, -600, 600])('accepts a signature of %i seconds from now', (offset) => {
  expect(areSigned(signed(seconds(offset)), key, now)).toBe(true);
});

it.each([
  ['an old one', signed(seconds(-601))],
  ['one of the future', signed(seconds(601))],
  ['another key’s', signed(seconds(), pair().privateKey)],
  ['another body’s', { ...signed(), body: Buffer.from('[{"event":"bounce"}]') }],
  ['another time’s', { ...signed(), timestamp: seconds(1) }],
  ['none', { ...signed(), signature: '' }],
  ['one that is no signature', { ...signed(), signature: '!' }],
  ['one without a time', signed('')],
  ['one with a time that is none', signed('1e9')],
])('refuses %s', (_, request) => {
  expect(areSigned(request, key, now)).toBe(false);
});
