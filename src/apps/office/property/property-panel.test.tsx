// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerAddress } from '@domain/office/customer-address';
import { foundAddress } from '@domain/office/list-view';
import { propertyAddress } from '@domain/office/property-address';
import type { Property } from '@domain/property/property';
import type { PropertyFilm } from '@domain/property/property-calls';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import type { ListedRow, ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { buildJob } from '../../../../tools/testing/factories/build-job';
// Otherwise the first dialog waits for it to be compiled.
import './split-dialog';
import { foundReportAddress } from '../report/report-address';
import { PropertyPanel } from './property-panel';

vi.mock('@/firebase/lists/use-live-list');
vi.mock('@/firebase/documents/use-live-document');
vi.mock('@/firebase/calls/call-as-admin');

const property: Property = {
  id: 'p-1',
  address: '12 Ridgeline Dr, Niles',
  near_keys: [],
  merged_into: null,
  stale: false,
};
const client = (name: string, address = property.address) => ({
  name,
  email: 'a@example.com',
  phone: '',
  address,
});
const jobs = [
  buildJob({ id: 'b-2', customer_id: 'c-2', customer: client('Ann Lee'), scheduled_date: '2026-05-01' }),
  buildJob({
    id: 'b-1',
    customer_id: 'c-1',
    customer: client('Bo Park', '12 Ridgeline Drive'),
    scheduled_date: '2024-05-01',
  }),
];
const report = {
  id: 'r-000001',
  bookingId: 'b-1',
  propertyId: 'p-1',
  customerId: 'c-1',
  clientName: 'Bo Park',
  clientEmail: 'a@example.com',
  address: property.address,
  reportDate: '2024-05-02',
  version: 2,
  sentAt: null,
  amendmentUnsent: false,
  lastMail: null,
  reminder: null,
  search_keys: [],
};
const film: PropertyFilm = {
  id: 'f-1',
  jobId: 'b-1',
  state: 'ready',
  refusal: null,
  name: 'upstream.mp4',
  direction: null,
  size: 1,
  withSound: false,
  content: {
    type: 'mp4',
    durationSeconds: 125,
    width: 1,
    height: 1,
    codec: 'avc1',
    hasSound: false,
    unplayable: null,
  },
  url: 'https://films.example/1',
  downloadUrl: 'https://films.example/2',
};

let stored: Partial<Record<string, readonly ListedRow[]>>;
let toasts: (Toast | null)[];
/** The rows of the list of similar properties, by its keys. */
let near: (list: ListQuery<ListedRow>) => readonly ListedRow[];

beforeEach(() => {
  stored = { bookings: jobs, inspection_reports: [report] };
  toasts = [];
  near = () => [];
  stubMatchMedia();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.mocked(callAsAdmin).mockReset();
  vi.mocked(callAsAdmin).mockResolvedValue({ films: [film] });
  vi.mocked(useLiveDocument).mockReturnValue({ state: 'found', record: property });
  vi.mocked(useLiveList).mockImplementation((list) => ({
    state: 'ready',
    rows: list.collection === 'properties' ? near(list) : (stored[list.collection] ?? []),
    damaged: [],
    hasMore: false,
    confirmed: true,
    showMore: vi.fn(),
    drop: vi.fn(),
    renew: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Place() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[propertyAddress(property.id)]}>
        <ToastContext value={(toast) => toasts.push(toast)}>
          <PropertyPanel id={property.id} />
        </ToastContext>
        <Place />
      </MemoryRouter>
    </ThemeProvider>,
  );

const linkTo = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

test('a report that will bring a reminder says when, and the office skips it there', async () => {
  const reminder = { due_on: '2027-05-02', source: 'findings', state: 'waiting', at: null } as const;
  const reminded = { ...report, reminder };
  stored.inspection_reports = [reminded];
  show();
  expect(screen.getByText('Reminder May 2, 2027')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Skip: Reminder for Bo Park' }));
  await waitFor(() => expect(toasts.map((toast) => toast?.title)).toEqual(['Reminder Skipped']));
  expect(callAsAdmin).toHaveBeenLastCalledWith('office-reminder-skip', {
    reportId: 'r-000001',
    wanted: 'skipped',
    idempotencyKey: expect.any(String) as string,
  });
});

test('it lists the inspections of all clients, with links to job, client, report and film', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: property.address })).toBeTruthy();
  const [newest, oldest] = within(screen.getByRole('region', { name: '2 inspections' })).getAllByRole(
    'listitem',
  );
  expect(within(newest!).getByText('Ann Lee').getAttribute('href')).toBe(customerAddress('c-2'));
  expect(within(oldest!).getByText('12 Ridgeline Drive')).toBeTruthy();
  expect(linkTo(/^May 1, 2024/)).toBe(foundAddress('jobs', 'b-1'));
  expect(linkTo(/^Report .*version 2$/)).toBe(foundReportAddress('r-000001'));
  expect((await screen.findByRole('link', { name: 'Play upstream.mp4, 2:05' })).getAttribute('href')).toBe(
    film.url,
  );
  expect(callAsAdmin).toHaveBeenCalledWith('office-property-films', { propertyId: 'p-1' });
});

test('a similar address is merged after a question, and Undo takes it back', async () => {
  const other = { ...property, id: 'p-2', address: '12 Ridgeline Drive' };
  near = () => [property, other, { ...property, id: 'p-3', address: '12 Mill Rd, Niles' }];
  show();
  expect(screen.queryByText('12 Mill Rd, Niles')).toBeNull();
  vi.mocked(callAsAdmin).mockResolvedValue({ moveId: 'm-1', propertyId: 'p-1', state: 'DONE' });
  fireEvent.click(screen.getByRole('button', { name: 'Same property: 12 Ridgeline Drive' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Merge Properties' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Properties Merged'));
  expect(callAsAdmin).toHaveBeenCalledWith('office-property-merge', {
    propertyId: 'p-2',
    intoId: 'p-1',
    idempotencyKey: expect.any(String) as string,
  });
  const offered = toasts.at(-1)?.action;
  expect(offered).toMatchObject({ label: 'Undo', offeredFor: 60_000 });
  offered?.onChoose();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Undone'));
  expect(callAsAdmin).toHaveBeenLastCalledWith('office-property-undo', {
    moveId: 'm-1',
    idempotencyKey: expect.any(String) as string,
  });
});

test('any other address can be found and merged, however different', () => {
  near = (list) => {
    const [condition] = list.where;
    return JSON.stringify(condition).includes('412 old')
      ? [{ ...property, id: 'p-4', address: '412 Old Mill Rd' }]
      : [];
  };
  show();
  fireEvent.change(screen.getByLabelText('Find another address'), { target: { value: '412 Old Mill' } });
  expect(screen.getByRole('button', { name: 'Same property: 412 Old Mill Rd' })).toBeTruthy();
});

test('a split needs one that goes and one that stays', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Split' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Split the property' }));
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Split Property' }));
  press();
  expect(await dialog.findByText('Choose at least one.')).toBeTruthy();
  const [newest, oldest] = dialog.getAllByRole('checkbox');
  fireEvent.click(newest!);
  fireEvent.click(oldest!);
  press();
  expect(await dialog.findByText(/^Leave at least one here/)).toBeTruthy();
  fireEvent.click(newest!);
  vi.mocked(callAsAdmin).mockResolvedValue({ moveId: 'm-1', propertyId: 'p-9', state: 'RUNNING' });
  press();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Property Split'));
  expect(toasts.at(-1)?.description).toMatch(/The rest follows within minutes/);
  expect(callAsAdmin).toHaveBeenCalledWith('office-property-split', {
    propertyId: 'p-1',
    bookingIds: ['b-1'],
    reportIds: [],
    idempotencyKey: expect.any(String) as string,
  });
});

test('a film that browsers can’t play is downloaded, and its link says so', async () => {
  const content = { ...film.content!, type: 'avi', durationSeconds: null, unplayable: 'avi' } as const;
  vi.mocked(callAsAdmin).mockResolvedValue({ films: [{ ...film, name: 'DCIM0001.AVI', content }] });
  show();
  const link = await screen.findByRole('link', { name: 'Download DCIM0001.AVI' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([film.downloadUrl, true]);
  expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull();
});

test('films that can’t be loaded are asked for again, and the rest stays', async () => {
  vi.mocked(callAsAdmin).mockRejectedValueOnce(new Error('offline'));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again: Films' }));
  expect(await screen.findByRole('link', { name: /^Play upstream/ })).toBeTruthy();
  expect(screen.getAllByText('Bo Park')).toBeTruthy();
});

test('a link from before a merge leads to the property that stays', () => {
  vi.mocked(useLiveDocument).mockImplementation((_type, id) => ({
    state: 'found',
    record: { ...property, id, merged_into: id === 'p-1' ? 'p-2' : null } as never,
  }));
  show();
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe(propertyAddress('p-2'));
});

test('a property that is gone says so', () => {
  vi.mocked(useLiveDocument).mockReturnValue({ state: 'missing' });
  show();
  expect(screen.getByText('There is nothing at this property anymore')).toBeTruthy();
});

test('a property whose lists are still loading does not say that there is nothing', () => {
  vi.mocked(useLiveList).mockReturnValue({ state: 'loading' });
  show();
  expect(screen.queryByText(/Nothing here/)).toBeNull();
});
