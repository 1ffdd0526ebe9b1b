// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { business } from '@domain/business/business';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { reportDueWords } from '@domain/deadline/report-in-time';
import { foundAddress } from '@domain/office/list-view';
import { reviewAddress } from '@domain/office/review-address';
import { newDifference } from '@domain/payment/price-difference';
import { factorySettings } from '@domain/settings/factory-settings';
import { hoursInWords } from '@domain/text/counted';
import { addDays, calendarDateIn, shortDate } from '@domain/time/calendar-date';
import type { ReportPaymentRow } from '@/features/report-actions/report-payments';
import type { ListedRow, ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { serveSettings } from '@/settings/testing/serve-settings';
import { theme } from '@/theme/theme';
import { age } from '@/ui/age';
import { buildCustomer } from '../../../../../tools/testing/factories/build-customer';
import { buildJob } from '../../../../../tools/testing/factories/build-job';
import { buildMail } from '../../../../../tools/testing/factories/build-mail';
import { buildReferral } from '../../../../../tools/testing/factories/build-referral';
import { buildReview } from '../../../../../tools/testing/factories/build-review';
import { buildRequest } from '../../../../../tools/testing/factories/build-request';
import { foundReportAddress } from '../../report/report-address';
import { NeedsLink } from './needs-link';
import { OpenWork } from './open-work';

const { confirmationHours, contactHours, reportHours } = factorySettings.promises;

vi.mock('@/firebase/lists/use-live-list');
vi.mock('@/features/security/mail/about-person', () => ({ AboutPerson: () => 'Dana' }));

const today = calendarDateIn(business.timeZone, new Date());
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const ago = (hours: number) => age(hoursAgo(hours), Date.now());
const client = (name: string) => ({ ...buildCustomer(), name });
const allForms = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };

let stored: Partial<Record<string, readonly ListedRow[]>>;
let confirmed: boolean;
let hasMore: boolean;

/** Which of the lists is asked for, by what tells it apart. */
function kindOf({ collection, where }: ListQuery<ListedRow>): string {
  const fields = where.map(([field]) => field);
  if (fields.includes('deadline')) return collection === 'bookings' ? 'deadlines' : 'request deadlines';
  if (fields.includes('needed_by')) return 'referral deadlines';
  if (fields.includes('report_sent_at')) return 'reports';
  if (fields.includes('client_waits_since')) return 'awaited';
  if (fields.includes('charge')) return 'charges';
  if (fields.includes('consent_withdrawal.state')) return 'withdrawals';
  if (fields.includes('payment_state')) return 'unpaid';
  if (fields.includes('price_difference.state')) return 'differences';
  return collection;
}

beforeEach(() => {
  stored = {};
  confirmed = true;
  hasMore = false;
  vi.mocked(useLiveList).mockImplementation((list) => ({
    state: 'ready',
    rows: stored[kindOf(list)] ?? [],
    damaged: [],
    hasMore,
    confirmed,
    showMore: vi.fn(),
    drop: vi.fn(),
    renew: vi.fn(),
  }));
});
afterEach(cleanup);

const show = (content = <OpenWork />) =>
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={['/admin?tab=workflow&list=jobs']}>{content}</MemoryRouter>
    </ThemeProvider>,
  );
const panel = (name: string | RegExp) => screen.getByRole('region', { name });
const namesIn = (name: string | RegExp) =>
  within(panel(name))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);

test('a day without work says so in each part, and nothing needs attention', () => {
  show();
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  for (const words of [
    'No visits today or tomorrow.',
    'Nobody is waiting.',
    'No reports are due.',
    'Everyone has paid.',
    'Every message was delivered.',
  ]) {
    expect(screen.getByText(words)).toBeDefined();
  }
});

test('reports that may miss their deadline stand on top, with why', () => {
  expect(screen.queryByText('About to miss a deadline')).toBeNull();
  const due = (name: string, changes: Parameters<typeof buildJob>[0]) =>
    buildJob({ customer: client(name), scheduled_date: today, scheduled_time: '10:00', ...changes });
  const far = addDays(today, 40);
  stored.deadlines = [
    due('Pending', { deadline: today, status: 'pending' }),
    due('Written', { deadline: today, status: 'completed', report_created: true }),
    due('Inspected', { deadline: addDays(today, 1), status: 'completed' }),
    due('Late', { deadline: far, scheduled_date: addDays(far, 1) }),
    due('In time', { deadline: far }),
  ];
  show();
  expect(namesIn('About to miss a deadline')).toEqual(['Pending', 'Written', 'Inspected', 'Late']);
  const rows = within(panel('About to miss a deadline')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `PendingNo appointment yet${reportDueWords(today, Date.now())}`,
    `WrittenReport written, not sent${reportDueWords(today, Date.now())}`,
    `InspectedInspected, no report yet${reportDueWords(addDays(today, 1), Date.now())}`,
    `Late${shortDate(addDays(far, 1))}, 10:00 AM: too late for this deadline${reportDueWords(far, Date.now())}`,
  ]);
  expect(
    within(panel('Needs attention')).getByRole('link', { name: '4 reports about to miss a deadline' }),
  ).toBeDefined();
});

test('a deadline is as near without a job, and an appointment that is too late isn’t behind fifteen that aren’t', () => {
  const soon = addDays(today, 1);
  stored['request deadlines'] = [
    buildRequest({ name: 'Request', deadline: soon }),
    buildRequest({ name: 'Forms sent', deadline: soon, forms_booking_id: 'pending' }),
    buildRequest({ name: 'Later request', deadline: addDays(today, 2) }),
  ];
  stored['referral deadlines'] = [buildReferral({ client_name: 'Referral', needed_by: today })];
  const far = addDays(today, 40);
  const job = (name: string, scheduled_date: string) =>
    buildJob({ customer: client(name), scheduled_date, scheduled_time: '10:00', deadline: far });
  const inTime = Array.from({ length: 40 }, (_, index) => job(`In time ${index}`, today));
  const first = vi.mocked(useLiveList).getMockImplementation()!;
  vi.mocked(useLiveList).mockImplementation((list) => {
    const answer = first(list);
    if (kindOf(list) !== 'deadlines' || answer.state !== 'ready') return answer;
    const pending = buildJob({
      id: 'pending',
      customer: client('Pending'),
      status: 'pending',
      deadline: soon,
    });
    return { ...answer, rows: [pending, ...inTime, job('Late', addDays(far, 1))].slice(0, list.pageSize) };
  });
  show();
  expect(namesIn('About to miss a deadline')).toEqual(['Referral', 'Pending', 'Request', 'Late']);
  const rows = within(panel('About to miss a deadline')).getAllByRole('listitem');
  expect([rows[0], rows[2]].map((row) => row?.textContent)).toEqual([
    `ReferralReferral not accepted yet${reportDueWords(today, Date.now())}`,
    `RequestRequest not accepted yet${reportDueWords(soon, Date.now())}`,
  ]);
  expect(
    within(panel('Needs attention')).getByRole('link', { name: '4 reports about to miss a deadline' }),
  ).toBeDefined();
});

test('a list that can’t be read says so in its panel, and the others are shown', async () => {
  const answer = vi.mocked(useLiveList).getMockImplementation()!;
  vi.mocked(useLiveList).mockImplementation((list) => {
    if (list.collection === collections.mail) throw new Error('refused');
    return answer(list);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show();
  const failed = within(panel('Undelivered messages'));
  expect(failed.getByRole('alert').textContent).toContain('We couldn’t load this.');
  expect(screen.getByText('Nobody is waiting.')).toBeDefined();
  expect(screen.getByText('No visits today or tomorrow.')).toBeDefined();
  vi.mocked(useLiveList).mockImplementation(answer);
  fireEvent.click(failed.getByRole('button', { name: 'Try again: Undelivered messages' }));
  expect(await screen.findByText('Every message was delivered.')).toBeDefined();
});

test('reports to review are listed where they need approval, without those that were sent back', async () => {
  stored[collections.reportReviews] = [
    buildReview({ id: 'b-1', client_name: 'Ann Lee' }),
    buildReview({ id: 'b-2', client_name: 'Bo Ray', state: 'returned' }),
  ];
  const { unmount } = show();
  expect(screen.queryByRole('region', { name: /^Reports to review/ })).toBeNull();
  unmount();
  await serveSettings({ reports: { approval: true } });
  show();
  expect(namesIn('Reports to review (1)')).toEqual(['Ann Lee']);
  expect(screen.getByRole('link', { name: 'Ann Lee' }).getAttribute('href')).toBe(reviewAddress('b-1'));
  await act(() => serveSettings());
});

test('an undelivered email leads to the record it is about', () => {
  const about = (collection: CollectionName) =>
    buildMail({ subject: { collection, id: 'record-1' }, gave_up_at: hoursAgo(1) });
  stored[collections.mail] = [
    about('bookings'),
    about('leads'),
    about('inspection_reports'),
    about('payment_events'),
  ];
  show();
  const links = within(panel('Undelivered messages')).getAllByRole('listitem');
  expect(links.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    foundAddress('jobs', 'record-1'),
    foundAddress('requests', 'record-1'),
    foundReportAddress('record-1'),
    expect.stringContaining('view=mail') as string,
  ]);
});

test('before the server has answered, no part claims to be empty', () => {
  confirmed = false;
  show();
  expect(screen.queryByText('Nobody is waiting.')).toBeNull();
  expect(screen.queryByText('Everyone has paid.')).toBeNull();
});

test('each day lists visits with forms missing first and completed ones last', () => {
  const visit = (name: string, scheduled_time: string, more: Parameters<typeof buildJob>[0] = {}) =>
    buildJob({ customer: client(name), scheduled_date: today, scheduled_time, ...more });
  stored[collections.bookings] = [
    visit('Done', '08:00', { status: 'completed' }),
    visit('Ready', '09:00', { forms_status: allForms }),
    visit('Unsigned', '13:00'),
    visit('Later', '08:00', { scheduled_date: addDays(today, 1) }),
  ];
  show();
  expect(namesIn(/^Today, /)).toEqual(['Unsigned', 'Ready', 'Done']);
  expect(namesIn(/^Tomorrow, /)).toEqual(['Later']);
  expect(within(panel('Needs attention')).getByText('2 visits by tomorrow with forms missing')).toBeDefined();
});

test('requests and referrals wait in one list, in the order of what was promised, and late ones are marked', () => {
  stored[collections.leads] = [
    buildRequest({ name: 'New', created_at: hoursAgo(0.5) }),
    buildRequest({ name: 'Unconfirmed', created_at: hoursAgo(confirmationHours) }),
  ];
  stored[collections.referrals] = [
    buildReferral({ client_name: 'Late', created_at: hoursAgo(contactHours + 1) }),
  ];
  show();
  expect(namesIn('Waiting for an answer')).toEqual(['Late', 'Unconfirmed', 'New']);
  expect(
    screen.getByText(`${ago(confirmationHours)}, past ${hoursInWords(confirmationHours)}`),
  ).toBeDefined();
  expect(screen.getByText(`${ago(contactHours + 1)}, past ${hoursInWords(contactHours)}`)).toBeDefined();
  expect(
    within(panel('Needs attention')).getByText(`1 referral past ${hoursInWords(contactHours)}`),
  ).toBeDefined();
});

test('a referred client waits from when they chose a time, whatever the office did before', () => {
  const [earlier, later] = [hoursAgo(confirmationHours * 0.9), hoursAgo(confirmationHours * 0.5)];
  const chosen = { created_at: hoursAgo(50), status: 'contacted', client_waits_since: later } as const;
  const twice = buildRequest({ name: 'New', created_at: earlier, client_waits_since: earlier });
  stored[collections.leads] = [twice];
  stored['awaited'] = [twice, buildRequest({ name: 'Chosen', ...chosen })];
  show();
  expect(namesIn('Waiting for an answer')).toEqual(['New', 'Chosen']);
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
});

test('a count of a list that goes on says so', () => {
  hasMore = true;
  stored[collections.leads] = [buildRequest({ created_at: hoursAgo(contactHours + 1) })];
  show();
  expect(within(panel('Needs attention')).getByText('1+ requests past the promised time')).toBeDefined();
  cleanup();
  show(<NeedsLink />);
  expect(screen.getByRole('link').textContent).toBe('1+ need attention');
});

test('a report is due by its promised time, and overdue after it', () => {
  stored['reports'] = [
    buildJob({ customer: client('Overdue'), status: 'completed', completed_at: hoursAgo(reportHours + 6) }),
    buildJob({
      customer: client('Written'),
      status: 'completed',
      completed_at: hoursAgo(Math.min(2, reportHours / 2)),
      report_created: true,
    }),
  ];
  show();
  const [overdue, written] = within(panel('Reports due')).getAllByRole('listitem');
  expect(overdue?.textContent).toMatch(/Not written yet.*Overdue since/);
  expect(written?.textContent).toMatch(/Written, not sent.*Due /);
  expect(within(panel('Needs attention')).getByText('1 report overdue')).toBeDefined();
});

test('what was withdrawn is listed with the day by which it has to be down, and only while there is any', () => {
  const withdrawal = (name: string, due_on: string) =>
    buildJob({
      customer: client(name),
      consent_withdrawal: {
        state: 'open',
        uses: ['photo_use_consent', 'marketing_use_consent'],
        asked_on: due_on,
        due_on,
        done_at: null,
      },
    });
  show();
  expect(screen.queryByRole('region', { name: 'Photos and video to take down' })).toBeNull();
  cleanup();
  stored['withdrawals'] = [withdrawal('Due', today), withdrawal('Later', addDays(today, 9))];
  show();
  const [due] = within(panel('Photos and video to take down')).getAllByRole('listitem');
  expect(due?.textContent).toContain(`Withdrawn: photos, marketingBy ${shortDate(today)}`);
  expect(within(panel('Needs attention')).getByText('1 withdrawn consent to act on')).toBeDefined();
});

test('the money to collect is the sum of prices and charges, oldest visit first', () => {
  stored['unpaid'] = [
    buildJob({
      customer: client('Second'),
      status: 'completed',
      total_price: 149.5,
      scheduled_date: '2026-03-02',
    }),
    buildJob({
      customer: client('First'),
      status: 'completed',
      total_price: 200,
      scheduled_date: '2026-03-01',
    }),
  ];
  stored['charges'] = [
    buildJob({ customer: client('Third'), status: 'cancelled', charge: 75, scheduled_date: '2026-03-03' }),
  ];
  show();
  expect(namesIn('$424.50 to collect')).toEqual(['First', 'Second', 'Third']);
});

test('money to collect includes open differences and reports without a job; what we owe stands below', () => {
  const { total_price: price } = buildJob();
  const differing = (name: string, received: number, scheduled_date: string) =>
    buildJob({
      customer: client(name),
      payment_state: 'paid',
      total_price: price,
      scheduled_date,
      price_difference: newDifference({
        received,
        price,
        choice: 'settle',
        at: hoursAgo(5),
        by: 'admin@example.com',
      }),
    });
  stored['differences'] = [
    differing('Owes', price - 49, '2026-03-02'),
    differing('Overpaid', price + 50, '2026-03-01'),
  ];
  const at = '2026-03-03T18:00:00Z';
  const unpaid: ReportPaymentRow = {
    id: 'report-1',
    amount: 200,
    state: 'unpaid',
    by: '',
    recordedAt: at,
    held: null,
  };
  const held = {
    state: 'paid',
    method: 'cash',
    note: '',
    amount: 99,
    by: 'admin@example.com',
    at,
    takes_effect_at: at,
    replaced: null,
  } as const;
  const marked: ReportPaymentRow = { ...unpaid, id: 'report-2', held };
  stored[collections.reportPayments] = [unpaid, marked];
  show();
  expect(namesIn('$249 to collect')).toEqual(['Owes', 'Dana']);
  const money = within(panel('$249 to collect'));
  expect(money.getByRole('link', { name: 'Dana' }).getAttribute('href')).toContain('found=report-1');
  expect(money.getByRole('link', { name: '1 refund to make: $50' })).toBeDefined();
});

test('rewards to send are shown where everyone has paid', () => {
  stored[collections.rewards] = [{ id: 'reward-1' }];
  show();
  const money = within(panel('Money to collect'));
  expect(money.getByText('Everyone has paid.')).toBeDefined();
  expect(money.getByRole('link', { name: '1 reward to send' })).toBeDefined();
});

test('the workflow leads to the dashboard with the count of what needs attention', () => {
  show(<NeedsLink />);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  stored[collections.mail] = [buildMail({ gave_up_at: hoursAgo(1) })];
  stored[collections.leads] = [buildRequest({ created_at: hoursAgo(confirmationHours + 1) })];
  show(<NeedsLink />);
  const link = screen.getByRole('link', {
    name: '2 need attention: 1 request past the promised time, 1 message not delivered',
  });
  expect(link.getAttribute('href')).toBe('/admin?tab=dashboard');
});
