import { expect, test } from 'vitest';
import { textService } from './text-service';

const accountSid = `AC${'0'.repeat(32)}`;

test('text messages are off without settings', () => {
  expect(textService({ accountSid: undefined, from: '' })).toBeNull();
});

test.each(['+13125550100', `MG${'a'.repeat(32)}`])('%s can send', (from) => {
  expect(textService({ accountSid, from })).toEqual({ accountSid, from });
});

test.each([
  [{ accountSid: 'SK12', from: '+13125550100' }, 'TWILIO_ACCOUNT_SID'],
  [{ accountSid: '', from: '+13125550100' }, 'TWILIO_ACCOUNT_SID'],
  [{ accountSid, from: '' }, 'TWILIO_FROM'],
  [{ accountSid, from: '3125550100' }, 'TWILIO_FROM'],
])('%o stops a deploy', (settings, name) => {
  expect(() => textService(settings)).toThrow(name);
});
