import { expect, it } from 'vitest';
import { judgeStatement, readStatement } from './check-statements';

const csv = [
  'Earned on,Client,Amount (USD),Status,Paid or closed on',
  '2035-11-01,Dana Whitlock,35.15,Paid,2035-12-01',
  '2035-11-02,Dana Whitlock,0.00,No reward,',
  '2035-11-03,Dana Whitlock,40.10,To be paid,',
  'Total,,75.25,,',
  'Total paid,,35.15,,',
  '',
].join('\r\n');
const reward = { referrer: 'agent@example.com', year: 2035 };
const wanted = [
  { ...reward, cents: 3515, state: 'paid' },
  { ...reward, cents: 0, state: 'void' },
  { ...reward, cents: 4010, state: 'earned' },
] as const;

it.each([
  ['as it has to be', csv, 0],
  ['with a cent more paid', csv.replace('35.15,Paid', '35.16,Paid'), 3],
  ['with a total that is off by a cent', csv.replace('75.25', '75.26'), 1],
  ['without a reward', csv.replace(/2035-11-02.*\r\n/, ''), 1],
])('a statement %s', (_what, statement, wrong) => {
  expect(judgeStatement(readStatement(statement), wanted)).toHaveLength(wrong);
});
