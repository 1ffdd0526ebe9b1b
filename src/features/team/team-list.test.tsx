// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TeamInvitation } from '@domain/admin/invitation-calls';
import { detailsOf, type MemberDetails, type TeamMember } from '@domain/admin/team-calls';
import { business } from '@domain/business/business';
import { weekdays } from '@domain/business/facts';
import { AppError } from '@domain/errors/app-error';
import { factorySettings } from '@domain/settings/factory-settings';
import { activeServices } from '@domain/settings/offered-services';
import { addDays, calendarDateIn, shortDate } from '@domain/time/calendar-date';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from '@/ui/toasts';
import type { FindJobsOf } from './use-jobs-of-member';
import { TeamList } from './team-list';

const own: TeamMember = {
  uid: 'u-1',
  email: 'ann@example.com',
  name: 'Ann Lee',
  credential: '',
  phone: '',
  role: 'owner',
  active: true,
  inspects: false,
  color: 'blue',
  services: null,
  week: null,
  days_off: [],
  twoStep: false,
  calendar: null,
  isSelf: true,
};
const other: TeamMember = {
  ...own,
  uid: 'u-2',
  email: 'bo@example.com',
  name: '',
  role: 'office',
  twoStep: true,
  isSelf: false,
};

const invited: TeamInvitation = {
  id: 'i-1',
  email: 'cy@example.com',
  name: '',
  role: 'office',
  expiresAt: '2126-12-06T17:00:00.000Z',
};

let members: TeamMember[];
let invitations: TeamInvitation[];
let twoStepRequired: boolean;
let refusal: AppError | null;
const call = vi.fn((name: string, request: object): Promise<unknown> => {
  if (refusal) return Promise.reject(refusal);
  const { uid, id } = request as { uid?: string; id?: string };
  if (name === 'office-team-read') {
    return Promise.resolve({ members: [...members], invitations: [...invitations], twoStepRequired });
  }
  if (name === 'office-team-two-step-require') {
    ({ required: twoStepRequired } = request as { required: boolean });
    return Promise.resolve({ required: twoStepRequired });
  }
  if (name === 'office-team-two-step-reset') {
    members = members.map((each) => (each.uid === uid ? { ...each, twoStep: false } : each));
    return Promise.resolve({ uid });
  }
  if (name === 'office-team-invite') {
    invitations = [...invitations, { ...invited, ...(request as Partial<TeamInvitation>), id: 'i-2' }];
    return Promise.resolve({ id: 'i-2' });
  }
  if (name === 'office-team-reinvite') return Promise.resolve({ id: 'i-3' });
  if (name === 'office-team-uninvite') {
    invitations = invitations.filter((each) => each.id !== id);
    return Promise.resolve({ id });
  }
  if (name === 'office-team-remove') members = members.filter((each) => each.uid !== uid);
  else members = members.map((each) => (each.uid === uid ? { ...each, ...request } : each));
  return Promise.resolve({ uid });
});

const findJobsOf = vi.fn<FindJobsOf>(() => Promise.resolve([]));

beforeEach(() => {
  stubMatchMedia();
  members = [own, other];
  twoStepRequired = false;
  invitations = [];
  refusal = null;
  call.mockClear();
  findJobsOf.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <MemoryRouter>
          <TeamList call={call as unknown as CallAsAdmin} findJobsOf={findJobsOf} />
        </MemoryRouter>
      </Toasts>
    </ThemeProvider>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('everyone is listed with their role, and nobody can remove themselves', async () => {
  show();
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Ann Lee (you)');
  expect(rows[0]).toContain('Owner');
  expect(rows[1]).toContain('bo@example.com');
  expect(rows[1]).toContain('Office');
  expect(screen.queryByRole('button', { name: 'Remove: Ann Lee' })).toBeNull();
});

test('a member’s role and name are changed', async () => {
  show();
  await press('Change: bo@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change bo@example.com' }));
  fireEvent.change(dialog.getByLabelText(/^Role/), { target: { value: 'owner' } });
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Bo Ray' } });
  save();
  expect(await screen.findByRole('button', { name: 'Change: Bo Ray' })).toBeTruthy();
  const sent = call.mock.calls.find(([name]) => name === 'office-team-change')?.[1];
  expect(sent).toMatchObject({ uid: 'u-2', role: 'owner', name: 'Bo Ray', credential: '' });
  expect(sent).toHaveProperty('seen', detailsOf(other));
});

test('a change that someone else got ahead of stays in the dialog, with the reason', async () => {
  show();
  await press('Change: bo@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change bo@example.com' }));
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Bo Ray' } });
  refusal = new AppError('invalid-input', 'changed meanwhile', 'Someone else changed the name.');
  save();
  expect(await screen.findByText('Someone else changed the name.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Bo Ray');
});

test('an inspector’s services, hours, and days off are changed', async () => {
  show();
  await press('Change: bo@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change bo@example.com' }));
  expect(dialog.queryByLabelText(/^Color/)).toBeNull();
  fireEvent.click(dialog.getByLabelText('Does inspections'));
  fireEvent.change(await dialog.findByLabelText(/^Color/), { target: { value: 'green' } });
  fireEvent.click(dialog.getByLabelText('Does every service'));
  const [service] = activeServices(factorySettings.services);
  fireEvent.click(await dialog.findByLabelText(service?.title ?? ''));
  fireEvent.click(dialog.getByLabelText('Works whenever you’re open'));
  const [from] = await dialog.findAllByLabelText(/^From/);
  if (from) fireEvent.change(from, { target: { value: '11:00' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add days off' }));
  fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '2026-12-24' } });
  fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-12-23' } });
  save();
  expect(await dialog.findByText('The last day can’t be before the first.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-12-31' } });
  save();
  expect(await screen.findByText('Does inspections, 1 service, own hours')).toBeTruthy();
  const sent = call.mock.calls.find(([name]) => name === 'office-team-change')?.[1] as MemberDetails;
  expect(sent).toMatchObject({
    inspects: true,
    color: 'green',
    services: [service?.id],
    days_off: [{ from: '2026-12-24', to: '2026-12-31' }],
  });
  const worked = weekdays.find((day) => factorySettings.hours.week[day].open);
  expect(worked && sent.week?.[worked].from).toBe('11:00');
});

test('an inspector has to do at least one service', async () => {
  show();
  await press('Change: bo@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change bo@example.com' }));
  fireEvent.click(dialog.getByLabelText('Does inspections'));
  fireEvent.click(await dialog.findByLabelText('Does every service'));
  save();
  expect(await dialog.findByText('Choose at least one service.')).toBeTruthy();
  expect(call.mock.calls.some(([name]) => name === 'office-team-change')).toBe(false);
});

test('why the last owner stays one is shown at the role', async () => {
  show();
  await press('Change: Ann Lee');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Ann Lee' }));
  fireEvent.change(dialog.getByLabelText(/^Role/), { target: { value: 'office' } });
  refusal = new AppError('invalid-input', 'the last owner', 'No.', {
    fields: { role: 'The team needs an owner.' },
  });
  save();
  expect(await dialog.findByText('The team needs an owner.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLSelectElement>(/^Role/).value).toBe('office');
});

test('a member is removed after a confirmation', async () => {
  show();
  await press('Remove: bo@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove bo@example.com?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('bo@example.com', { selector: 'strong' })).toBeNull());
  expect(members).toEqual([own]);
});

test('the jobs of a member who loses access are listed, to be assigned to others', async () => {
  const job = buildJob({ inspector_id: other.uid });
  findJobsOf.mockResolvedValueOnce([job]);
  show();
  await press('Deactivate: bo@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate bo@example.com?' }));
  expect(await dialog.findByText(/^1 job is assigned to them\./)).toBeTruthy();
  expect(dialog.getByText(new RegExp(job.customer.name))).toBeTruthy();
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Show these jobs' });
  expect(new URL(link.href).searchParams.get('inspector')).toBe(other.uid);
  expect(findJobsOf).toHaveBeenCalledWith(other.uid);
});

test('the jobs that a new day off no longer covers are listed before saving', async () => {
  members = [own, { ...other, inspects: true }];
  const today = calendarDateIn(business.timeZone, new Date());
  const [onDay, before] = [1, 3].map((days) =>
    buildJob({ inspector_id: other.uid, scheduled_date: addDays(today, days), status: 'scheduled' }),
  );
  findJobsOf.mockResolvedValueOnce([onDay, before].filter((job) => job !== undefined));
  show();
  await press('Change: bo@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change bo@example.com' }));
  expect(findJobsOf).not.toHaveBeenCalled();
  // It begins as tomorrow.
  fireEvent.click(dialog.getByRole('button', { name: 'Add days off' }));
  const listed = await dialog.findByText(/^1 scheduled job is outside these hours and days/);
  expect(listed.textContent).toContain(onDay?.customer.name);
  expect(listed.textContent).toContain(shortDate(addDays(today, 1)));
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Show their jobs' });
  expect(new URL(link.href).searchParams.get('inspector')).toBe(other.uid);
  expect(findJobsOf).toHaveBeenCalledExactlyOnceWith(other.uid);
});

test('counts every job of a member who loses access, and lists the next ones', async () => {
  const jobs = Array.from({ length: 16 }, () => buildJob({ inspector_id: other.uid }));
  findJobsOf.mockResolvedValueOnce(jobs);
  show();
  await press('Remove: bo@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove bo@example.com?' }));
  const listed = await dialog.findByText(/^16 jobs are assigned to them\./);
  expect(listed.textContent).toContain('and 11 more');
});

test('says why it could not be loaded, and tries again', async () => {
  refusal = new AppError('unavailable', 'off', 'The office can’t be reached.');
  show();
  expect(await screen.findByText('The office can’t be reached.')).toBeTruthy();
  refusal = null;
  await press('Try again');
  expect(await screen.findByText('Ann Lee')).toBeTruthy();
});

test('two-step sign-in of a member who has lost their phone is reset after a confirmation', async () => {
  show();
  expect((await screen.findAllByRole('listitem'))[1]?.textContent).toContain('Two-step sign-in');
  await press('Reset two-step sign-in: bo@example.com');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Reset two-step sign-in for bo@example.com?' }),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reset two-step/ })).toBeNull());
  expect(call).toHaveBeenCalledWith('office-team-two-step-reset', expect.objectContaining({ uid: 'u-2' }));
});

test('two-step sign-in is required of everyone after a confirmation', async () => {
  show();
  await press('Require it of everyone');
  const dialog = within(await screen.findByRole('dialog', { name: 'Require two-step sign-in?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Require' }));
  expect(await screen.findByText(/^Required: everyone/)).toBeTruthy();
});

const sent = (name: string) => call.mock.calls.find(([called]) => called === name)?.[1];

async function openInvitation() {
  await press('Invite someone');
  return within(await screen.findByRole('dialog', { name: 'Invite someone' }));
}

test('someone is invited, and listed until they join', async () => {
  show();
  const dialog = await openInvitation();
  fireEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Choose a role from the list.')).toBeTruthy();
  expect(sent('office-team-invite')).toBeUndefined();
  fireEvent.change(dialog.getByLabelText(/^Email/), { target: { value: ' Di@Example.com ' } });
  fireEvent.change(dialog.getByLabelText(/^Role/), { target: { value: 'office' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  const list = within(await screen.findByRole('region', { name: 'Invitations' }));
  expect(list.getByText('di@example.com')).toBeTruthy();
  expect(list.getByText(/^Invited, until Dec 6, 2126/)).toBeTruthy();
  expect(sent('office-team-invite')).toMatchObject({ email: 'di@example.com', name: '', role: 'office' });
});

test('why someone can’t be invited is shown at the address, which stays', async () => {
  show();
  const dialog = await openInvitation();
  fireEvent.change(dialog.getByLabelText(/^Email/), { target: { value: 'bo@example.com' } });
  fireEvent.change(dialog.getByLabelText(/^Role/), { target: { value: 'office' } });
  const sentence = 'This person is already on the team.';
  refusal = new AppError('invalid-input', 'a member', sentence, { fields: { email: sentence } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('bo@example.com');
});

test('an expired invitation says so, and is sent again or withdrawn', async () => {
  invitations = [{ ...invited, expiresAt: '2020-01-01T00:00:00.000Z' }];
  show();
  expect(await screen.findByText('The invitation has expired')).toBeTruthy();
  await press('Send again: cy@example.com');
  await waitFor(() => expect(sent('office-team-reinvite')).toMatchObject({ id: 'i-1' }));
  await press('Withdraw: cy@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: /^Withdraw the invitation/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
});

test('a member is deactivated after a confirmation, listed below the others, and activated again', async () => {
  members = [{ ...other, email: 'abe@example.com' }, own];
  show();
  expect(screen.queryByRole('button', { name: 'Deactivate: Ann Lee' })).toBeNull();
  await press('Deactivate: abe@example.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate abe@example.com?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Office, deactivated')).toBeTruthy();
  expect(sent('office-team-access')).toMatchObject({ uid: 'u-2', active: false });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[1]).toContain('abe@example.com');
  await press('Activate: abe@example.com');
  expect(await screen.findByRole('button', { name: 'Deactivate: abe@example.com' })).toBeTruthy();
});

test('an inspector’s private calendar is in their dialog, and a failure in the list', async () => {
  const calendar = {
    host: 'calendar.example.com',
    readAt: null,
    busyTimes: 0,
    skipped: 0,
    failure: { problem: 'unreachable' as const, since: '2026-12-02T15:00:00Z' },
    lapsesAt: null,
  };
  members = [own, { ...other, inspects: true, calendar }];
  show();
  expect(
    await screen.findByText(/^Private calendar \(calendar\.example\.com\): couldn’t be read/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change: bo@example.com' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Read now' })).toBeTruthy();
});
