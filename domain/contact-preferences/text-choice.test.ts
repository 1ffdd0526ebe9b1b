import { describe, expect, it } from 'vitest';
import { isStopByText, textChoice, type MailPreference } from './contact-preferences';

const at = (hour: number) => `2026-11-30T${String(hour).padStart(2, '0')}:00:00.000Z`;
const said = (
  optional: MailPreference['optional'],
  source: MailPreference['source'],
  hour: number,
): MailPreference => ({ optional, source, at: at(hour) });

describe('whether a phone gets text messages', () => {
  it.each([
    ['nothing was said', null, null, undefined],
    ['the box was checked', null, said('allowed', 'booking-form', 9), 'allowed'],
    ['the office recorded a yes', null, said('allowed', 'office', 9), 'allowed'],
    ['another phone of theirs said yes', said('allowed', 'office', 9), null, undefined],
    ['the office recorded a no, and no phone', said('stopped', 'office', 9), null, 'stopped'],
    [
      'another phone of theirs said yes later',
      said('allowed', 'office', 10),
      said('stopped', 'office', 9),
      'stopped',
    ],
    [
      'the office recorded a no later',
      said('stopped', 'office', 10),
      said('allowed', 'booking-form', 9),
      'stopped',
    ],
    [
      'the box was checked later',
      said('stopped', 'office', 8),
      said('allowed', 'booking-form', 9),
      'allowed',
    ],
    [
      'STOP came before a yes on the phone',
      said('allowed', 'office', 10),
      said('stopped', 'text-message', 9),
      'stopped',
    ],
    ['START came last', said('stopped', 'office', 8), said('allowed', 'text-message', 9), 'allowed'],
  ])('%s', (_, byEmail, byPhone, optional) => {
    expect(textChoice(byEmail, byPhone, Date.parse)?.optional).toBe(optional);
  });
});

it('only a STOP by text is one that the office can’t end', () => {
  expect(isStopByText(said('stopped', 'text-message', 9))).toBe(true);
  expect(isStopByText(said('stopped', 'office', 9))).toBe(false);
  expect(isStopByText(said('allowed', 'text-message', 9))).toBe(false);
});
