import { describe, expect, it } from 'vitest';
import { business } from '../business/business';
import { calendarDateIn } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';
import { lastWholeMonth, monthBounds, monthFile } from './month-export';
import { bareRow } from './row-details';

const at = (date: string, time = '10:00') => {
  const moment = instantOf(date, time, business.timeZone);
  return { toDate: () => moment };
};

const paid = {
  ...bareRow,
  id: 'a.payment.1',
  kind: 'payment',
  cents: 14_950,
  method: 'check',
  at: at('2026-03-05'),
  name: 'Ann Lee',
  service: 'Sewer Scope',
  reference: 'K7M-2QX',
} as const;
const refunded = {
  ...paid,
  id: 'a.refund.1',
  kind: 'refund',
  cents: -1_005,
  method: 'card',
  provider_id: 'pi_1',
  at: at('2026-03-06'),
} as const;
const rewarded = {
  ...bareRow,
  id: 'r.reward',
  kind: 'reward',
  cents: -5_000,
  applied: false,
  at: at('2026-03-07'),
  name: 'Tom Fox',
  reference: 'ABCDEFGH',
} as const;

describe('a month’s file', () => {
  it('has QuickBooks’ three columns, with money out below 0', () => {
    expect(monthFile('quickbooks', [rewarded, refunded, paid])).toBe(
      [
        'Date,Description,Amount',
        '03/05/2026,"Payment, Sewer Scope, Check, Ann Lee, K7M-2QX",149.50',
        '03/06/2026,"Refund, Sewer Scope, Card, pi_1, Ann Lee, K7M-2QX",-10.05',
        '03/07/2026,"Referral reward, Tom Fox, ABCDEFGH",-50.00',
        '',
      ].join('\r\n'),
    );
  });

  it('has Xero’s columns', () => {
    expect(monthFile('xero', [paid])).toBe(
      '*Date,*Amount,Payee,Description,Reference\r\n03/05/2026,149.50,Ann Lee,"Payment, Sewer Scope, Check",K7M-2QX\r\n',
    );
  });

  it('is the same whatever the order in which the rows are read', () => {
    const together = { ...refunded, id: 'b', at: paid.at };
    expect(monthFile('xero', [together, paid, rewarded])).toBe(monthFile('xero', [rewarded, paid, together]));
  });

  it('leaves out what moved no money, and what is in other books', () => {
    const waived = { ...paid, kind: 'waiver', cents: 0, waived_cents: 14_950 } as const;
    expect(monthFile('quickbooks', [waived, { ...paid, imported: true }])).toBe(
      'Date,Description,Amount\r\n',
    );
  });

  it('shows an erased person as erased', () => {
    expect(monthFile('xero', [{ ...paid, name: '', erased: true }])).toContain(',149.50,Erased person,');
  });

  it('runs no formula in a name', () => {
    expect(monthFile('xero', [{ ...paid, name: '=HYPERLINK("x")' }])).toContain(`,"'=HYPERLINK(""x"")",`);
  });
});

it('a month begins and ends at the business’s midnight', () => {
  const { from, to } = monthBounds('2026-12');
  expect(calendarDateIn(business.timeZone, from)).toBe('2026-12-01');
  expect(calendarDateIn(business.timeZone, new Date(from.getTime() - 1))).toBe('2026-11-30');
  expect(to).toEqual(monthBounds('2027-01').from);
});

it('is over only once nothing of it can still be under way', () => {
  const end = monthBounds('2026-03').to.getTime();
  expect(lastWholeMonth(new Date(end - 1))).toBe('2026-02');
  expect(lastWholeMonth(new Date(end + 60_000))).toBe('2026-02');
  expect(lastWholeMonth(new Date(end + 16 * 60_000))).toBe('2026-03');
});
