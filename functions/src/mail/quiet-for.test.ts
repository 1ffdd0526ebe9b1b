import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import { mailKinds, type MailKind } from '@domain/mail/mail-state';
import { instantOf } from '@domain/time/zoned-instant';
import { quietFor } from './quiet-for';

const on = (time: string) => instantOf('2026-12-09', time, business.timeZone);
const swept = { direct: false, replayed_at: null };
const untilOf = (kind: MailKind, time: string, more: object = {}) =>
  quietFor([{ kind, ...swept, ...more }], on(time));

it('these wait for the morning, and all others are sent at any hour', () => {
  expect(mailKinds.filter((kind) => untilOf(kind, '07:00') !== null)).toEqual([
    'forms_reminder',
    'inspection_reminder',
    'review_request',
    'text_reminder',
    'text_forms',
  ]);
  expect(mailKinds.filter((kind) => untilOf(kind, '12:00') !== null)).toEqual([]);
});

describe('a reminder of the forms', () => {
  it.each(['07:00', '07:59'])('that is due at %s waits until 8 AM', (time) => {
    expect(untilOf('forms_reminder', time)).toEqual(on('08:00'));
    expect(untilOf('forms_reminder', '08:00')).toBeNull();
  });

  it('that the office sends, or sends again, goes at once', () => {
    expect(untilOf('forms_reminder', '07:00', { direct: true })).toBeNull();
    expect(untilOf('forms_reminder', '07:00', { replayed_at: Timestamp.now() })).toBeNull();
    const together = [
      { kind: 'forms_reminder', ...swept },
      { kind: 'forms_reminder', ...swept, direct: true },
    ] as const;
    expect(quietFor(together, on('07:00'))).toBeNull();
  });
});
