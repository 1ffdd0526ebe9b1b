// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { windowEnd, windowWords } from '@domain/appointment/arrival';
import type { CustomerDetails } from '@domain/customer/customer-differences';
import { business } from '@domain/business/business';
import { hoursOn } from '@domain/hours/hours-on';
import type { Inspector } from '@domain/inspector/inspector';
import type { BookingRequest } from '@domain/request/booking-request';
import { factorySettings } from '@domain/settings/factory-settings';
import { dayWhere } from '@domain/testing/day-where';
import { findDay } from '@domain/testing/find-day';
import { addDays, longDate, shortDate } from '@domain/time/calendar-date';
import { addMinutes, clockTime } from '@domain/time/time-of-day';
import { instantOf } from '@domain/time/zoned-instant';
import { theme } from '@/theme/theme';
import { usualService } from '../../../tools/testing/usual-service';
import { AcceptDialog } from './accept-dialog';
import { buildInspector } from '../../../tools/testing/factories/build-inspector';
import { buildRequest } from '../../../tools/testing/factories/build-request';
import { initialAppointment, notChosenOf, type AcceptedAppointment } from './appointment-form';
import { wishOf } from './preferred-slot';
import type { ActionOutcome } from '@/ui/use-actions';
import { TeamContext } from '@/shared/inspector/team-context';
import type { SlotJob } from '@/shared/appointment/use-day-jobs';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';

const { hours } = factorySettings;

const isOpen = (date: string) => hoursOn(hours, date) !== null;
const today = dayWhere('2026-03-03', isOpen);
const visitDay = dayWhere(addDays(today, 1), isOpen);
const otherDay = dayWhere(addDays(visitDay, 1), isOpen);
/** Not every business has one. */
const closedDay = findDay(today, (date) => !isOpen(date));
const { opens = '', closes = '' } = hoursOn(hours, visitDay) ?? {};
const lastWindow = addMinutes(closes, -120);
const inWords = (from: string) => windowWords(from, windowEnd(from));

const request: BookingRequest = buildRequest({
  id: 'lead-1',
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '(312) 555-0117',
  address: '12 Main St, Akron',
  service_type: usualService.title,
  preferred_date: visitDay,
  preferred_time: `${opens}:00`,
});
const nearby: SlotJob = {
  id: 'b-1',
  inspector_id: null,
  from: [],
  name: 'Bo Ray',
  address: '9 Elm St',
  scheduled_time: addMinutes(opens, 30),
  scheduled_until: null,
  service_type: usualService.title,
};
const nearbyTime = clockTime(nearby.scheduled_time);

const at = (date: string, time: string) => instantOf(date, time, business.timeZone);

beforeEach(() => {
  stubMatchMedia();
  vi.useFakeTimers({ toFake: ['Date'], now: at(today, '00:01') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(
  outcome: ActionOutcome = 'done',
  jobs: readonly SlotJob[] = [],
  asReferral = false,
  {
    of = request,
    stored = null,
    team = [],
  }: {
    readonly of?: BookingRequest;
    readonly stored?: CustomerDetails | null;
    readonly team?: readonly Inspector[];
  } = {},
) {
  const record = { stored };
  const findCustomer = vi.fn(() => Promise.resolve({ client: of, stored: record.stored }));
  const onAccept = vi.fn<(appointment: AcceptedAppointment) => Promise<ActionOutcome>>(() =>
    Promise.resolve(outcome),
  );
  const onAcceptAsRequest = vi.fn(() => Promise.resolve(outcome));
  const onClose = vi.fn();
  const findJobsOn = vi.fn((date: string) => Promise.resolve(date === visitDay ? jobs : []));
  render(
    <ThemeProvider theme={theme}>
      <TeamContext value={team.map((inspector) => ({ ...inspector, inspects: true }))}>
        <AcceptDialog
          open
          title="Accept the request from Ann Lee"
          client={of}
          service={of.service_type}
          of={of.id}
          formsBookingId={null}
          findCustomer={findCustomer}
          wish={wishOf(of)}
          initial={initialAppointment(factorySettings.services, of, today)}
          notChosen={notChosenOf(of, today)}
          today={today}
          findJobsOn={findJobsOn}
          onAccept={onAccept}
          {...(asReferral && { onAcceptAsRequest })}
          onClose={onClose}
        />
      </TeamContext>
    </ThemeProvider>,
  );
  return { onAccept, onAcceptAsRequest, onClose, findCustomer, record };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Accept appointment' }));
const idle = () => screen.findByRole('button', { name: 'Accept appointment' });

test('a deadline that the report can’t meet is warned of, and only a changed one is sent', async () => {
  const { onAccept, onClose } = open('done', [], false, { of: { ...request, deadline: visitDay } });
  const warning = /^The report comes by .*, after the client’s deadline on /;
  const { reportHours } = factorySettings.promises;
  const enough = addDays(visitDay, 2 + Math.ceil(reportHours / 24));
  expect(field(/^Report due/).value).toBe(visitDay);
  type(/^Time/, '23:00');
  expect(await screen.findByText(warning)).toBeTruthy();
  type(/^Report due/, enough);
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  type(/^Report due/, visitDay);
  type(/^Time/, opens);
  accept();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onAccept.mock.calls[0]?.[0]).not.toHaveProperty('deadline');
});

test.each([
  ['changed', addDays(visitDay, 9)],
  ['removed', ''],
])('a deadline that the office %s is sent', async (_what, deadline) => {
  const { onAccept } = open('done', [], false, { of: { ...request, deadline: addDays(visitDay, 5) } });
  type(/^Report due/, deadline);
  accept();
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
  expect(onAccept.mock.calls[0]?.[0].deadline).toBe(deadline);
});

test('it starts with the client’s preference and submits what was set', async () => {
  const { onAccept, onClose } = open();
  expect(field(/^Date/).value).toBe(visitDay);
  expect(field(/^Time/).value).toBe(opens);
  type(/^Price/, '175.50');
  accept();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onAccept).toHaveBeenCalledWith(
    expect.objectContaining({ scheduled_date: visitDay, scheduled_time: opens, total_price: 175.5 }),
  );
  expect(onAccept.mock.calls[0]?.[0]).not.toHaveProperty('confirmed_past');
});

test('a window stays a window, also when the office moves it', async () => {
  const { onAccept } = open('done', [], false, { of: { ...request, preferred_until: windowEnd(opens) } });
  expect(screen.getByText(`The client sees ${inWords(opens)}.`)).toBeTruthy();
  const asked = `Asked for ${shortDate(visitDay)}, ${inWords(opens)}.`;
  expect(screen.getByText(asked, { exact: false })).toBeTruthy();
  type(/^Time/, lastWindow);
  expect(await screen.findByText(`The client sees ${inWords(lastWindow)}.`)).toBeTruthy();
  accept();
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
  expect(onAccept.mock.calls[0]?.[0]).toMatchObject({ scheduled_time: lastWindow, scheduled_until: closes });
});

test('the office can agree on a time where the client asked for a window', async () => {
  const { onAccept } = open('done', [], false, { of: { ...request, preferred_until: windowEnd(opens) } });
  fireEvent.click(screen.getByLabelText('Two-hour window'));
  expect(await screen.findByText('The client sees the exact time.')).toBeTruthy();
  accept();
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
  expect(onAccept.mock.calls[0]?.[0]).toMatchObject({ scheduled_time: opens, scheduled_until: null });
});

test('a second job at the same address and time is made only after a second click', async () => {
  const twice: SlotJob = { ...nearby, name: 'Ann Lee', address: '12 Main Street, Akron' };
  const { onAccept } = open('done', [nearby, twice]);
  expect(
    await screen.findByText(
      new RegExp(
        `^There’s already a job at this address at that time: Ann Lee, ${nearbyTime}\\. .* You’ll be asked to confirm it\\.$`,
      ),
    ),
  ).toBeTruthy();
  accept();
  expect((await confirm()).textContent).toContain('It may be the same inspection, booked twice.');
  expect(onAccept).not.toHaveBeenCalled();
  fireEvent.click(anyway());
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
});

test('the job that another admin just made of this request is not a second one', async () => {
  const made: SlotJob = { ...nearby, from: [request.id, null], address: request.address };
  const { onAccept } = open('failed', [made]);
  expect(await screen.findByText('No other job at this time.')).toBeTruthy();
  accept();
  // The server says who accepted it.
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
});

test('an error is shown at its field, which has the focus, and nothing is sent', async () => {
  const { onAccept } = open();
  type(/^Price/, '');
  accept();
  expect(await screen.findByText('Enter the price in dollars, like 150.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Price/)));
  expect(onAccept).not.toHaveBeenCalled();
});

test('after a failure it keeps what was typed and can be sent again', async () => {
  const { onAccept, onClose } = open('failed');
  type(/^Price/, '175');
  accept();
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
  await idle();
  expect(field(/^Price/).value).toBe('175');
  accept();
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(2));
  expect(onClose).not.toHaveBeenCalled();
});

test('it closes when another admin has handled the request', async () => {
  const { onClose } = open('settled');
  accept();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a double click sends once', async () => {
  const { onAccept, onClose } = open();
  accept();
  accept();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onAccept).toHaveBeenCalledTimes(1);
});

test('a job at the same time is shown as the time is typed', async () => {
  open('done', [nearby]);
  expect(
    await screen.findByText(new RegExp(`^${nearbyTime}, Bo Ray, 9 Elm St: already at this time`)),
  ).toBeTruthy();
  type(/^Time/, lastWindow);
  expect(screen.getByText('No other job at this time.')).toBeTruthy();
  type(/^Time/, nearby.scheduled_time);
  expect(screen.getByText(/Bo Ray/)).toBeTruthy();
  type(/^Date/, otherDay);
  expect(screen.queryByText(/Bo Ray/)).toBeNull();
});

test('accepted as a request it needs no appointment, and a double click counts once', async () => {
  const { onAccept, onAcceptAsRequest, onClose } = open('done', [], true);
  type(/^Date/, '');
  const other = screen.getByRole('button', { name: 'Accept as request' });
  fireEvent.click(other);
  fireEvent.click(other);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onAcceptAsRequest).toHaveBeenCalledTimes(1);
  expect(onAccept).not.toHaveBeenCalled();
});

const confirm = () => screen.findByRole('dialog', { name: 'Accept this appointment anyway?' });
const anyway = () => screen.getByRole('button', { name: 'Accept anyway' });

type Unusual = [what: string, date: string, time: string, sentence: RegExp, past: boolean];
const yesterday = addDays(today, -1);

test.each<Unusual>([
  [
    'a time of today that has passed',
    today,
    opens,
    new RegExp(`^${clockTime(opens)} today has already passed\\.`),
    true,
  ],
  ['a date in the past', yesterday, opens, new RegExp(`^${longDate(yesterday)} is in the past\\.`), true],
  ...(closedDay === undefined
    ? []
    : [['a closed day', closedDay, opens, /^We’re closed on \w+s\./, false] satisfies Unusual]),
  ['an hour before opening', visitDay, addMinutes(opens, -30), / is outside our \w+ hours, /, false],
  ['an hour after closing', visitDay, closes, / is outside our \w+ hours, /, false],
])(
  '%s shows a warning and is accepted only after a second click',
  async (_what, date, time, sentence, past) => {
    vi.setSystemTime(at(today, addMinutes(opens, 17)));
    const { onAccept, onClose } = open();
    type(/^Date/, date);
    type(/^Time/, time);
    expect(screen.getByText(sentence).textContent).toMatch(/You’ll be asked to confirm it\.$/);
    expect(screen.queryByText('No other job at this time.')).toBeNull();
    accept();
    accept();
    expect((await confirm()).textContent).toMatch(
      /Ann Lee gets an email with this time about a minute after you accept\./,
    );
    expect(onAccept).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
    await idle();
    expect(onAccept).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(field(/^Time/).value).toBe(time);

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept anyway' })).toBeNull());
    fireEvent.click(await idle());
    await confirm();
    fireEvent.click(anyway());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onAccept).toHaveBeenCalledTimes(1);
    const accepted = onAccept.mock.calls[0]?.[0];
    expect(accepted).toMatchObject({ scheduled_date: date, scheduled_time: time });
    expect(accepted?.confirmed_past).toBe(past ? true : undefined);
  },
);

describe('at a taken time', () => {
  const accepted = (onAccept: { readonly mock: { readonly calls: readonly unknown[][] } }) =>
    onAccept.mock.calls[0]?.[0];
  const question = () => screen.findByRole('dialog', { name: 'Accept this appointment anyway?' });
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Accept anyway' }));
  const ann = buildInspector({ name: 'Ann Cole' });

  test('where nobody inspects, it is accepted only after a confirmation', async () => {
    const { onAccept } = open('done', [nearby]);
    expect((await screen.findByText(/already at this time\./)).textContent).toMatch(
      /You’ll be asked to confirm it\.$/,
    );
    accept();
    expect((await question()).textContent).toContain('There’s another job at this time.');
    expect(onAccept).not.toHaveBeenCalled();
    confirm();
    await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
    expect(accepted(onAccept)).toMatchObject({ confirmed_taken: true });
    expect(accepted(onAccept)).not.toHaveProperty('taken_reason');
  });

  test('a job that nobody does yet needs the only inspector', async () => {
    const { onAccept } = open('done', [nearby], false, { team: [ann] });
    expect((await screen.findByText(/already at this time\./)).textContent).toMatch(/You’ll be asked/);
    accept();
    expect((await question()).textContent).toContain('Other jobs at this time need everyone');
    fireEvent.change(screen.getByLabelText('Why? (optional)'), { target: { value: ' Bo helps ' } });
    confirm();
    await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
    expect(accepted(onAccept)).toMatchObject({
      inspector_id: ann.uid,
      confirmed_taken: true,
      taken_reason: 'Bo helps',
    });
  });

  test('a job that nobody does yet leaves a second inspector', async () => {
    const { onAccept } = open('done', [nearby], false, { team: [ann, buildInspector({ name: 'Bo Ray' })] });
    expect((await screen.findByText(/already at this time\./)).textContent).toMatch(/You can still continue/);
    accept();
    await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
    expect(accepted(onAccept)).not.toHaveProperty('confirmed_taken');
  });

  test('what was typed stays if accepting failed, until the office chooses another time', async () => {
    const { onAccept } = open('failed', [nearby]);
    const why = () => screen.getByLabelText<HTMLInputElement>('Why? (optional)');
    const ask = async () => {
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept anyway' })).toBeNull());
      fireEvent.click(await idle());
      await question();
    };
    await ask();
    fireEvent.change(why(), { target: { value: 'Bo helps' } });
    confirm();
    await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
    await ask();
    expect(why().value).toBe('Bo helps');
    fireEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
    await ask();
    expect(why().value).toBe('');
  });

  test('why is asked for only where the time is taken', async () => {
    const { onAccept } = open();
    type(/^Time/, addMinutes(closes, 60));
    accept();
    await question();
    expect(screen.queryByLabelText('Why? (optional)')).toBeNull();
    confirm();
    await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
    expect(accepted(onAccept)).not.toHaveProperty('confirmed_taken');
  });
});

test('unchosen values start with the specified defaults, marked as not chosen', async () => {
  const { onAccept } = open('done', [], false, {
    of: { ...request, preferred_date: today, preferred_time: '', date_flexible: true, time_flexible: true },
  });
  expect(field(/^Date/).value).toBe(today);
  expect(field(/^Time/).value).toBe('09:00');
  expect(screen.getAllByText('Not chosen by the client')).toHaveLength(2);
  type(/^Time/, addMinutes(opens, 60));
  expect(screen.getAllByText('Not chosen by the client')).toHaveLength(1);
  accept();
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
});

test('a preference is not marked, but a date replacing one that has passed is', () => {
  open();
  expect(screen.queryByText('Not chosen by the client')).toBeNull();
  cleanup();
  open('done', [], false, { of: { ...request, preferred_date: yesterday } });
  expect(field(/^Date/).value).toBe(today);
  expect(screen.getAllByText('Not chosen by the client')).toHaveLength(1);
});

const stored = {
  name: 'Anna Leigh',
  phone: '(385) 555-0170',
  address: `12 Main Street, Akron, ${business.stateCode}`,
};

test('a customer record that differs is shown and stays unless the office chooses otherwise', async () => {
  const { onAccept, onClose } = open('done', [], false, { stored });
  expect(await screen.findByText('On file: Anna Leigh')).toBeTruthy();
  expect(screen.getByText('In this request: Ann Lee')).toBeTruthy();
  expect(screen.getByText('On file: (385) 555-0170')).toBeTruthy();
  // The same address in a different spelling.
  expect(screen.queryByText(/12 Main Street/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Keep what’s on file').checked).toBe(true);
  accept();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onAccept.mock.calls[0]?.[0].customer).toEqual({ keep: 'stored', seen: stored });
});

test('the office can update the customer’s record from the request', async () => {
  const { onAccept, onClose } = open('done', [], false, { stored });
  fireEvent.click(await screen.findByLabelText('Update it from this request'));
  accept();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onAccept.mock.calls[0]?.[0].customer).toEqual({ keep: 'asked', seen: stored });
});

test('after a refusal the customer is reloaded, and new differences are shown', async () => {
  const { onAccept, findCustomer, record } = open('failed');
  await waitFor(() => expect(findCustomer).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(/On file/)).toBeNull();
  record.stored = stored;
  accept();
  expect(await screen.findByText('On file: Anna Leigh')).toBeTruthy();
  expect(onAccept).toHaveBeenCalledTimes(1);
});

describe('with inspectors', () => {
  const bo = buildInspector({ name: 'Bo Ray' });
  const cy = buildInspector({ name: 'Cy Fox' });
  const choice = () => screen.findByLabelText<HTMLSelectElement>('Inspector');
  const accepted = (onAccept: { readonly mock: { readonly calls: readonly unknown[][] } }) =>
    onAccept.mock.calls[0]?.[0];

  test('one who is free is proposed, and says why', async () => {
    const { onAccept } = open('done', [{ ...nearby, inspector_id: bo.uid }], false, { team: [bo, cy] });
    expect(
      await screen.findByText('Does this service, available at this time, no other job that day.'),
    ).toBeTruthy();
    expect((await choice()).selectedOptions[0]?.textContent).toBe('Cy Fox (proposed)');
    expect(screen.getByText('No other job at this time.')).toBeTruthy();
    accept();
    await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
    expect(accepted(onAccept)).toMatchObject({ inspector_id: cy.uid });
    expect(accepted(onAccept)).not.toHaveProperty('confirmed_taken');
  });

  test('the proposal follows the time', async () => {
    open('done', [{ ...nearby, inspector_id: bo.uid }], false, { team: [bo, cy] });
    await screen.findByText(/^Does this service/);
    type(/^Date/, addDays(visitDay, 7));
    await waitFor(async () =>
      expect((await choice()).selectedOptions[0]?.textContent).toBe('Bo Ray (proposed)'),
    );
  });

  test('one who has another job is accepted only after a confirmation', async () => {
    const { onAccept } = open('done', [{ ...nearby, inspector_id: bo.uid }], false, { team: [bo, cy] });
    await screen.findByText(/^Does this service/);
    fireEvent.change(await choice(), { target: { value: bo.uid } });
    expect(screen.getByText(/Bo Ray has another job at this time\. You’ll be asked/)).toBeTruthy();
    accept();
    const dialog = await screen.findByRole('dialog', { name: 'Accept this appointment anyway?' });
    expect(dialog.textContent).toContain('Bo Ray has another job at this time.');
    fireEvent.click(screen.getByRole('button', { name: 'Accept anyway' }));
    await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
    expect(accepted(onAccept)).toMatchObject({ inspector_id: bo.uid, confirmed_taken: true });
  });

  test('nobody is proposed where nobody is free', async () => {
    const off = buildInspector({ days_off: [{ from: visitDay, to: visitDay }] });
    const { onAccept } = open('done', [], false, { team: [off] });
    expect(
      await screen.findByText('No inspector who does this service is available at this time.'),
    ).toBeTruthy();
    accept();
    await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
    expect(accepted(onAccept)).toMatchObject({ inspector_id: null });
  });
});
