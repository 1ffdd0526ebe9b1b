// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { TeamContext } from '@/shared/inspector/team-context';
import { buildInspector } from '../../../../tools/testing/factories/build-inspector';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { DayLanes } from './day-lanes';
import { lanesOf, weekOf } from './lanes';
import { WeekLanes } from './week-lanes';

const date = '2026-12-02';
const ann = { ...buildInspector({ name: 'Ann Lee' }), inspects: true };
const bo = { ...buildInspector({ name: 'Bo Ray' }), inspects: true };
const job = buildJob({ inspector_id: ann.uid, scheduled_date: date, scheduled_time: '10:00' });
const team = [ann, bo];
const lanes = lanesOf(team, [job]);

afterEach(cleanup);

/** What jsdom doesn't have. */
function transfer() {
  let data = '';
  return {
    setData: (_: string, value: string) => (data = value),
    getData: () => data,
    effectAllowed: 'none',
  };
}

const show = (children: React.ReactNode) =>
  render(
    <ThemeProvider theme={theme}>
      <TeamContext value={team}>{children}</TeamContext>
    </ThemeProvider>,
  );

function dragTo(target: Element, clientY = 0) {
  const dataTransfer = transfer();
  const chip = screen.getByRole('button', { name: new RegExp(`^Reschedule: .*${job.customer.name}`) });
  fireEvent.dragStart(chip, { dataTransfer });
  fireEvent.dragOver(target, { dataTransfer });
  const drop = createEvent.drop(target, { dataTransfer });
  Object.defineProperty(drop, 'clientY', { value: clientY });
  fireEvent(target, drop);
}

/** An inspector's cell, by its place in the week. */
function cellOf(inspector: RegExp, place: number): HTMLElement {
  const cell = within(screen.getByRole('row', { name: inspector })).getAllByRole('cell')[place];
  if (!cell) throw new Error(`the row has no cell ${place}`);
  return cell;
}

test('a job says when its report is due, until it is sent', () => {
  const shown = (changes: Parameters<typeof buildJob>[0]) => {
    cleanup();
    const due = { ...job, deadline: '2031-12-08', ...changes };
    show(<WeekLanes days={weekOf(date)} today={date} lanes={lanes} jobs={[due]} onMove={vi.fn()} />);
    return (
      screen.queryByText('Due Mon, Dec 8, 2031') !== null &&
      screen.queryByTitle(/Report due Mon, Dec 8, 2031/) !== null
    );
  };
  expect(shown({})).toBe(true);
  expect(shown({ report_sent_at: '2026-12-07T17:00:00Z' })).toBe(false);
  expect(shown({ deadline: null })).toBe(false);
});

test('in the week, a job is dragged to another day and inspector', () => {
  const onMove = vi.fn();
  show(<WeekLanes days={weekOf(date)} today={date} lanes={lanes} jobs={[job]} onMove={onMove} />);
  dragTo(cellOf(/Bo Ray/, 5));
  expect(onMove).toHaveBeenCalledExactlyOnceWith(job, {
    scheduled_date: '2026-12-04',
    inspector_id: bo.uid,
  });
});

test('dropped where it was, nothing is asked', () => {
  const onMove = vi.fn();
  show(<WeekLanes days={weekOf(date)} today={date} lanes={lanes} jobs={[job]} onMove={onMove} />);
  dragTo(cellOf(/Ann Lee/, 3));
  expect(onMove).not.toHaveBeenCalled();
});

test('a job is rescheduled without dragging', () => {
  const onMove = vi.fn();
  show(<WeekLanes days={weekOf(date)} today={date} lanes={lanes} jobs={[job]} onMove={onMove} />);
  fireEvent.click(screen.getByRole('button', { name: /^Reschedule/ }));
  expect(onMove).toHaveBeenCalledExactlyOnceWith(job, {});
});

test('in the day, where a job is dropped is its time', () => {
  const onMove = vi.fn();
  show(<DayLanes date={date} lanes={lanes} jobs={[job]} onMove={onMove} onDayOff={undefined} />);
  const first = Number(/^(\d+)/.exec(document.querySelector('.axis span')?.textContent ?? '')?.[1]);
  // Two hours and 20 minutes below the first hour; rounded to a quarter.
  dragTo(screen.getByRole('list', { name: /^Bo Ray/ }), 140);
  expect(onMove).toHaveBeenCalledExactlyOnceWith(job, {
    scheduled_date: date,
    scheduled_time: `${String(first + 2).padStart(2, '0')}:15`,
    inspector_id: bo.uid,
  });
});

test('busy times of an inspector’s own calendar are shown in their lane alone', () => {
  const busy = { ...ann, busy: { [date]: [{ from: 780, to: 840 }] } };
  const busyLanes = lanesOf([busy, bo], []);
  show(<WeekLanes days={weekOf(date)} today={date} lanes={busyLanes} jobs={[]} onMove={vi.fn()} />);
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/Ann Lee/)).toEqual(['', '', '', 'Busy 1 PM to 2 PM', '', '', '']);
  expect(cells(/Bo Ray/).join('')).toBe('');
  cleanup();
  show(<DayLanes date={date} lanes={busyLanes} jobs={[]} onMove={vi.fn()} onDayOff={undefined} />);
  expect(screen.getByRole('list', { name: /^Ann Lee/ }).textContent).toBe('Busy 1 PM to 2 PM');
  expect(screen.getByRole('list', { name: /^Bo Ray/ }).textContent).toBe('');
});
