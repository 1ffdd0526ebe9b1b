// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { weekdays } from '@domain/business/facts';
import { AppError } from '@domain/errors/app-error';
import { factorySettings } from '@domain/settings/factory-settings';
import type { Job } from '@domain/job/job';
import { initialPrice } from '@domain/settings/offered-services';
import { phoneOf } from '@domain/settings/phone-of';
import type { Publishing } from '@domain/settings/publishing';
import type { Settings } from '@domain/settings/settings';
import type {
  ReadSettingsAnswer,
  ReadSettingsVersionAnswer,
  SaveSettingsAnswer,
  SettingsVersion,
} from '@domain/settings/settings-calls';
import { dayWhere } from '@domain/testing/day-where';
import { hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import { addMinutes } from '@domain/time/time-of-day';
import { weekdayOf } from '@domain/time/weekday-of';
import { buildJob } from '../../../tools/testing/factories/build-job';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { Toasts } from '@/ui/toasts';
import { settingsForm } from './settings-form';
import { SettingsPanel } from './settings-panel';

const [first, second] = factorySettings.services.catalog;
if (!first || !second) throw new Error('the business has fewer than two services');

const withFirst = (changes: Partial<typeof first>, settings = factorySettings): Settings => ({
  ...settings,
  services: {
    ...settings.services,
    catalog: settings.services.catalog.map((each) => (each.id === first.id ? { ...each, ...changes } : each)),
  },
});

const save = (version: number, settings: Settings): SettingsVersion => ({
  version,
  savedAt: '2026-03-03T12:00:00Z',
  savedBy: 'Ann Office',
  restoredFrom: null,
  settings,
});

const began: SettingsVersion = {
  version: 0,
  savedAt: null,
  savedBy: null,
  restoredFrom: null,
  settings: factorySettings,
};

/** The backend as far as the tab sees it. */
interface Server {
  stored: SettingsVersion[];
  /** What the next save answers instead. */
  refusal: AppError | null;
  unreadable: boolean;
  lost: boolean;
  /** How many saves one answer lists. */
  page: number;
  publishing: Publishing;
  readonly saves: { seenVersion: number; settings: Settings; restoredFrom: number | null }[];
}

let server: Server;
const findComingJobs = vi.fn<() => Promise<readonly Job[]>>();
const call = vi.fn((name: string, request: object): Promise<unknown> => {
  const current = server.stored[0] ?? began;
  if (name === 'office-settings-read') {
    const { before = server.lost ? Infinity : current.version } = request as { before?: number };
    const all = server.stored.filter(({ version }) => version < before);
    const earlier = all.slice(0, server.page);
    const isAll = earlier.length === all.length;
    const answer: ReadSettingsAnswer = {
      current: server.lost ? { ...began, version: current.version } : current,
      earlier: isAll && server.stored.length > 0 ? [...earlier, began] : earlier,
      ...(!isAll && { next: earlier.at(-1)?.version ?? 0 }),
      unreadable: server.unreadable,
      lost: server.lost,
      publishing: server.publishing,
    };
    return Promise.resolve(answer);
  }
  if (name === 'office-settings-version') {
    const { version } = request as { version: number };
    const find = (number: number) => server.stored.find((each) => each.version === number) ?? began;
    const answer: ReadSettingsVersionAnswer =
      version === 0 ? began : { ...find(version), before: find(version - 1).settings };
    return Promise.resolve(answer);
  }
  const asked = request as Server['saves'][number];
  if (server.refusal) {
    const { refusal } = server;
    server.refusal = null;
    return Promise.reject(refusal);
  }
  if (asked.seenVersion !== current.version) {
    return Promise.resolve<SaveSettingsAnswer>({ state: 'changed', current });
  }
  server.saves.push(asked);
  server.unreadable = server.lost = false;
  server.stored = [save(current.version + 1, asked.settings), ...server.stored];
  return Promise.resolve<SaveSettingsAnswer>({ state: 'saved', version: current.version + 1 });
});

beforeEach(() => {
  localStorage.clear();
  stubMatchMedia(() => false);
  call.mockClear();
  findComingJobs.mockReset();
  findComingJobs.mockResolvedValue([]);
  server = {
    stored: [],
    refusal: null,
    unreadable: false,
    lost: false,
    page: 50,
    publishing: { automatic: false, asked: null },
    saves: [],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"version":0,"at":"2026-03-03T12:00:00Z"}')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <SettingsPanel
          call={call as unknown as CallAsAdmin}
          owner="admin-1"
          findComingJobs={findComingJobs}
          team={null}
          reminders={() => null}
        />
      </Toasts>
    </ThemeProvider>,
  );

async function showLoaded() {
  show();
  await screen.findByRole('heading', { name: 'Services' });
}

const card = (title: string) =>
  screen.getByRole('button', { name: new RegExp(`^${title}`), expanded: false });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openFirst() {
  await showLoaded();
  fireEvent.click(card(first?.title ?? ''));
}

describe('before the form', () => {
  test('says that it needs a connection, and tries again', async () => {
    const online = vi.fn(() => false);
    stubNavigator({
      get onLine() {
        return online();
      },
    });
    call.mockRejectedValueOnce(new AppError('unavailable', 'offline', 'You’re offline.'));
    show();
    await screen.findByText('Settings need a connection');
    online.mockReturnValue(true);
    fireEvent.click(button('Try again'));
    await screen.findByRole('heading', { name: 'Services' });
  });

  test('says why the settings could not be loaded', async () => {
    call.mockRejectedValueOnce(new AppError('internal', 'broken', 'Something went wrong on our side.'));
    show();
    await screen.findByText('We couldn’t load the settings');
    expect(screen.getByText('Something went wrong on our side.')).toBeTruthy();
  });

  test('doesn’t offer to change what a newer version saved', async () => {
    server.unreadable = true;
    show();
    await screen.findByText('This version of the app can’t read the settings');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('shows only the saves if what was saved last is lost, and brings back the newest', async () => {
    server.stored = [save(2, withFirst({ price: first.price + 2 })), save(1, factorySettings)];
    server.unreadable = server.lost = true;
    show();
    await screen.findByText(/^The current settings are missing or damaged/);
    expect(screen.queryByText(/now in use/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Services' })).toBeNull();
    fireEvent.click(button(/^Version 2/));
    const changes = await screen.findByRole('list', { name: 'Bringing it back changes' });
    expect(changes.textContent).toContain(dollars(first.price + 2));
    fireEvent.click(button('Bring back this version'));
    await screen.findByText('Version 3');
    expect(server.saves).toMatchObject([
      { seenVersion: 2, settings: withFirst({ price: first.price + 2 }), restoredFrom: 2 },
    ]);
    expect(screen.getByRole('heading', { name: 'Services' })).toBeTruthy();
  });

  test('lost settings that are as the business began can be brought back too', async () => {
    server.stored = [save(1, factorySettings)];
    server.unreadable = server.lost = true;
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^Version 1/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Bring back this version' }));
    await screen.findByText('Version 2');
  });
});

test('a changed price is named, saved as a number, and then there is nothing to save', async () => {
  await openFirst();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  type(/^Price\b(?! for)/, String(first.price + 20));
  expect(screen.getByText('1 change not saved')).toBeTruthy();
  fireEvent.click(button('Show changes'));
  expect(screen.getByRole('group', { name: 'Your changes' }).textContent).toBe(
    `${first.title}: price ${dollars(first.price)} → ${dollars(first.price + 20)}`,
  );
  fireEvent.click(button('Save'));
  await screen.findByText('Settings saved');
  expect(server.saves).toMatchObject([
    { seenVersion: 0, settings: withFirst({ price: first.price + 20 }), restoredFrom: null },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(screen.getByText('Version 1')).toBeTruthy();
});

test('a wrong value is named at its field, which gets the focus, and nothing is sent', async () => {
  await showLoaded();
  type(/^Report within/, '');
  fireEvent.click(card(second.title));
  type(/^Length in minutes/, 'an hour');
  fireEvent.click(button(new RegExp(`^${second.title}`)));
  fireEvent.click(button('Save'));
  const field = await screen.findByLabelText(/^Length in minutes/);
  expect(document.activeElement).toBe(field);
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toContain('Enter a whole number of minutes');
  expect(screen.getByText('2 fields need a fix first.')).toBeTruthy();
  expect(screen.getByLabelText(/^Report within/).getAttribute('aria-invalid')).toBe('true');
  expect(server.saves).toEqual([]);
});

test('what the server refuses is shown at the field until that changes', async () => {
  await openFirst();
  const sentence = 'Another service has this title, or had it once.';
  server.refusal = new AppError('invalid-input', 'invalid', 'Please check the highlighted fields.', {
    fields: { 'settings.services.catalog[0].title': sentence },
  });
  type(/^Title\b(?! of)/, 'Taken before');
  fireEvent.click(button('Save'));
  await screen.findByText('Settings not saved');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Title\b(?! of)/));
  type(/^Title\b(?! of)/, 'Not taken');
  expect(screen.queryByText(sentence)).toBeNull();
});

test('a retry after no answer has the same key, another change has another', async () => {
  await openFirst();
  const keys = () =>
    call.mock.calls
      .filter(([name]) => name === 'office-settings-save')
      .map(([, request]) => (request as { idempotencyKey: string }).idempotencyKey);
  const fail = async (tries: number) => {
    server.refusal = new AppError('unavailable', 'no answer', 'Our server isn’t answering.');
    fireEvent.click(button('Save'));
    await waitFor(() => expect(keys()).toHaveLength(tries));
    await waitFor(() => expect(button('Save')).toHaveProperty('disabled', false));
  };
  type(/^Price\b(?! for)/, String(first.price + 1));
  await fail(1);
  await fail(2);
  type(/^Price\b(?! for)/, String(first.price + 2));
  await fail(3);
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('what was typed is there again after leaving the tab, and gone once it is discarded', async () => {
  await openFirst();
  type(/^Price\b(?! for)/, 'half ty');
  cleanup();
  await act(() => Promise.resolve());
  await showLoaded();
  expect(screen.getByText('1 change not saved')).toBeTruthy();
  fireEvent.click(card(first.title));
  expect(screen.getByLabelText<HTMLInputElement>(/^Price\b(?! for)/).value).toBe('half ty');
  fireEvent.click(button('Discard'));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Price\b(?! for)/).value).toBe(String(first.price));
  cleanup();
  await showLoaded();
  expect(screen.queryByText(/not saved/)).toBeNull();
});

describe('another admin saved in between', () => {
  const conflict = async () => {
    await openFirst();
    const { unknownServicePrice } = factorySettings.services;
    const theirs = withFirst({ price: first.price + 5 });
    server.stored = [
      save(1, { ...theirs, services: { ...theirs.services, unknownServicePrice: unknownServicePrice + 1 } }),
    ];
    type(/^Price\b(?! for)/, String(first.price + 9));
    type(/^Length in minutes/, String(first.minutes + 15));
    fireEvent.click(button('Save'));
    return screen.findByRole('dialog');
  };

  test('both sides are shown, with who, and what both changed', async () => {
    const dialog = await conflict();
    expect(dialog.textContent).toContain('Ann Office saved on Mar 3, 2026');
    const theirs = within(dialog).getByRole('region', { name: 'Their changes' });
    const mine = within(dialog).getByRole('region', { name: 'Your changes' });
    expect(theirs.textContent).toContain(
      `${first.title}: price ${dollars(first.price)} → ${dollars(first.price + 5)} Both changed this`,
    );
    expect(within(theirs).getAllByText('Both changed this')).toHaveLength(1);
    expect(within(mine).getAllByText('Both changed this')).toHaveLength(1);
    expect(mine.textContent).toContain('length');
  });

  test('mine go on top of theirs, to be saved again', async () => {
    const dialog = await conflict();
    const theirPrice = initialPrice(server.stored[0]?.settings.services ?? factorySettings.services, '?');
    fireEvent.click(within(dialog).getByRole('button', { name: /^Keep both/ }));
    await screen.findByText('2 changes not saved');
    expect(server.saves).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Settings saved');
    const merged = withFirst({ price: first.price + 9, minutes: first.minutes + 15 });
    expect(server.saves).toMatchObject([
      {
        seenVersion: 1,
        settings: { ...merged, services: { ...merged.services, unknownServicePrice: theirPrice } },
      },
    ]);
  });

  test('theirs can be taken instead', async () => {
    const dialog = await conflict();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Price\b(?! for)/).value).toBe(String(first.price + 5)),
    );
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  test('a draft of an older version asks when the tab is opened', async () => {
    await openFirst();
    type(/^Price\b(?! for)/, String(first.price + 9));
    cleanup();
    await act(() => Promise.resolve());
    server.stored = [save(1, withFirst({ price: first.price + 5 }))];
    show();
    await screen.findByText('The settings were changed meanwhile');
  });
});

test('services are added under an id of their title, moved, and removed until they are saved', async () => {
  await showLoaded();
  fireEvent.click(button('Add service'));
  expect(screen.getByText('Enter the service’s title.')).toBeTruthy();
  type('Title of a new service', first.title);
  fireEvent.click(button('Add service'));
  const description = screen.getByLabelText(/^Description/);
  expect(document.activeElement).toBe(description);
  fireEvent.change(description, { target: { value: 'A new one.' } });
  type(/^Title\b(?! of)/, 'Deep Look');
  type(/^Price\b(?! for)/, '$1,250.50');
  type(/^Length in minutes/, '45');
  type(/^Turnaround/, 'a week');
  fireEvent.click(button('Add feature'));
  type('Feature 1', 'Film');
  fireEvent.click(button('Move up: Deep Look'));
  fireEvent.click(button('Save'));
  await screen.findByText('Settings saved');
  const { catalog } = server.saves[0]?.settings.services ?? factorySettings.services;
  const added = catalog.at(-2);
  expect(added).toMatchObject({ title: 'Deep Look', price: 1250.5, minutes: 45, features: ['Film'] });
  expect(factorySettings.services.catalog.map(({ id }) => id)).not.toContain(added?.id);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove this service' })).toBeNull());
});

test('an empty review link is none, and a phone number is stored as it is dialed', async () => {
  await showLoaded();
  type('Review link', ' ');
  type(/^Phone/, '(555) 201-0199');
  fireEvent.click(button('Save'));
  await screen.findByText('Settings saved');
  expect(server.saves[0]?.settings.contact).toMatchObject({ reviewUrl: null, phone: '+15552010199' });
});

test('a reward is added for some months, and every month needs one while anybody is offered any', async () => {
  const { rewards } = factorySettings;
  server.stored = [
    save(1, {
      ...factorySettings,
      rewards: {
        ...rewards,
        offered: { agent: true, 'home-inspector': false },
        options: rewards.options.slice(0, 1).map((option) => ({ ...option, label: 'Card', months: [] })),
      },
    }),
  ];
  await showLoaded();
  type(/^Reward\b/, '45');
  type('Label of a new reward', 'Movie night');
  fireEvent.click(button('Add reward'));
  const words = screen.getByLabelText(/^In a sentence/);
  expect(document.activeElement).toBe(words);
  fireEvent.change(words, { target: { value: 'a movie night' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'December' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'March' }));
  fireEvent.click(button(/^Movie night/));
  expect(button(/^Movie night/).textContent).toContain('March and December, new');

  fireEvent.click(button(/^Card/));
  fireEvent.click(screen.getByRole('checkbox', { name: 'January' }));
  fireEvent.click(button('Save'));
  expect(
    await screen.findByText(/^No reward is offered in February, April, .*, and November\.$/),
  ).toBeTruthy();
  expect(server.saves).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'January' }));
  fireEvent.click(button('Save'));
  await screen.findByText('Settings saved');
  expect(server.saves[0]?.settings.rewards).toMatchObject({
    amount: 45,
    options: [{ months: [] }, { value: 'movie-night', label: 'Movie night', months: [3, 12], active: true }],
  });
});

test('a social page is added, gets an error for an address without https, and is removed', async () => {
  const { social } = factorySettings.contact;
  await showLoaded();
  const pages = screen.getByRole('group', { name: 'Social pages' });
  const row = () => within(pages).getAllByRole('listitem')[social.length];
  const field = (label: RegExp) => within(row() ?? pages).getByLabelText(label);
  const press = (name: string) => fireEvent.click(within(pages).getByRole('button', { name }));
  press('Add social page');
  expect(document.activeElement).toBe(field(/^Name/));
  fireEvent.change(field(/^Name/), { target: { value: 'Our videos' } });
  fireEvent.change(field(/^Address/), { target: { value: 'http://videos.example.com/us' } });
  fireEvent.click(button('Save'));
  await waitFor(() => expect(document.activeElement).toBe(field(/^Address/)));
  const message = document.getElementById(field(/^Address/).getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toContain('https://');
  expect(server.saves).toEqual([]);

  fireEvent.change(field(/^Address/), { target: { value: 'https://videos.example.com/us' } });
  fireEvent.click(button('Save'));
  await screen.findByText('Settings saved');
  const added = { name: 'Our videos', url: 'https://videos.example.com/us' };
  expect(server.saves[0]?.settings.contact.social).toEqual([...social, added]);

  press('Add social page');
  press('Remove: Our videos');
  expect(document.activeElement).toBe(field(/^Name/));
  press(`Remove: page ${social.length + 1}`);
  const left = within(pages).queryAllByRole('listitem');
  expect(left).toHaveLength(social.length);
  expect(document.activeElement).toBe(left.at(-1)?.querySelector('input') ?? button('Add social page'));
});

test('what the agreement says otherwise is said at the field, as long as the field differs', async () => {
  const { contact, promises } = factorySettings;
  await showLoaded();
  const said = (label: RegExp) => {
    const field = screen.getByLabelText(label);
    return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  };
  const still = 'The agreement that clients sign still says';
  expect(screen.queryByText(new RegExp(still))).toBeNull();
  type(/^Report within/, String(promises.reportHours + 1));
  type(/^Phone/, '(312) 555-0187');
  type(/^Email\b(?! answered)/, 'new@example.net');
  expect(said(/^Report within/)).toContain(`${still} ${hoursInWords(promises.reportHours)}.`);
  expect(said(/^Phone/)).toContain(`${still} ${phoneOf(contact).display}.`);
  expect(said(/^Email\b(?! answered)/)).toContain(`${still} ${contact.email}.`);
  fireEvent.click(button('Save'));
  await screen.findByText('Settings saved');
  expect(screen.getAllByText(new RegExp(still))).toHaveLength(3);
  type(/^Report within/, String(promises.reportHours));
  expect(screen.getAllByText(new RegExp(still))).toHaveLength(2);
});

describe('history', () => {
  beforeEach(() => {
    server.stored = [save(2, withFirst({ price: first.price + 2 })), save(1, withFirst({ title: 'Once' }))];
  });

  test('an earlier version shows what it would change, and is saved again', async () => {
    await showLoaded();
    fireEvent.click(button(/^Version 1/));
    const changes = await screen.findByRole('list', { name: 'Bringing it back changes' });
    expect(changes.textContent).toContain('→ Once');
    fireEvent.click(button('Bring back this version'));
    await screen.findByText('Settings saved');
    expect(server.saves).toMatchObject([
      { seenVersion: 2, settings: withFirst({ title: 'Once' }), restoredFrom: 1 },
    ]);
  });

  test('each save shows what it changed, also the current one, and an earlier one what bringing it back changes', async () => {
    server.stored = [save(3, withFirst({ title: 'Twice', price: first.price + 2 })), ...server.stored];
    server.stored[1] = save(2, withFirst({ title: 'Once', price: first.price + 2 }));
    await showLoaded();
    const changesOf = async (version: number, title: string) => {
      const row = button(new RegExp(`^Version ${version}`)).closest('li');
      if (!row) throw new Error('no row');
      return (await within(row).findByRole('list', { name: title })).textContent;
    };
    const [priceChange, titleChange] = [
      `price ${dollars(first.price)} → ${dollars(first.price + 2)}`,
      'Once → Twice',
    ];
    for (const version of [3, 2, 1]) fireEvent.click(button(new RegExp(`^Version ${version}`)));
    expect(await changesOf(3, 'What this save changed')).toContain(titleChange);
    expect(await changesOf(3, 'What this save changed')).not.toContain('price');
    expect(await changesOf(2, 'What this save changed')).toContain(priceChange);
    expect(await changesOf(2, 'Bringing it back changes')).toContain('Twice → Once');
    expect(await changesOf(2, 'Bringing it back changes')).not.toContain('price');
    expect(await changesOf(1, 'What this save changed')).toContain(`${first.title} → Once`);
    expect(screen.getAllByRole('list', { name: 'Bringing it back changes' })).toHaveLength(2);
  });

  test('earlier saves are read in pages, down to how the business began', async () => {
    server.page = 10;
    server.stored = Array.from({ length: 23 }, (_, index) => save(23 - index, factorySettings));
    await showLoaded();
    const listed = () =>
      within(screen.getByRole('region', { name: 'History' }))
        .getAllByRole('button', { name: /^(Version|As the business)/ })
        .map((row) => row.querySelector('strong')?.textContent);
    expect(listed()).toHaveLength(9);
    fireEvent.click(button('Show earlier saves'));
    expect(listed()).toHaveLength(11);
    call.mockRejectedValueOnce(new AppError('unavailable', 'no answer', 'Our server isn’t answering.'));
    fireEvent.click(button('Show earlier saves'));
    await screen.findByText('Our server isn’t answering.');
    fireEvent.click(button('Show earlier saves'));
    await waitFor(() => expect(listed()).toHaveLength(21));
    fireEvent.click(button('Show earlier saves'));
    await waitFor(() => expect(listed()).toHaveLength(24));
    expect(listed().at(-1)).toBe('As the business began');
    expect(screen.queryByRole('button', { name: 'Show earlier saves' })).toBeNull();

    fireEvent.click(button(/^Version 7/));
    await screen.findByText('The same as now.');
    type(/^Report within/, '9');
    fireEvent.click(button('Save'));
    await screen.findByText('Version 24');
    expect(listed()).toEqual([
      ...Array.from({ length: 24 }, (_, index) => `Version ${24 - index}`),
      'As the business began',
    ]);
  });

  test('a version with other hours lists the jobs outside them before it is brought back', async () => {
    const day = weekdays.find((name) => factorySettings.hours.week[name].open) ?? 'Monday';
    const { week } = factorySettings.hours;
    const closed = { ...week, [day]: { ...week[day], open: false, closedWords: 'Closed' } };
    server.stored[1] = save(1, {
      ...factorySettings,
      hours: { ...factorySettings.hours, week: closed },
    });
    const date = dayWhere('2026-03-02', (each) => weekdayOf(each) === day);
    const job = buildJob({ status: 'scheduled', scheduled_date: date, scheduled_time: week[day].opens });
    findComingJobs.mockResolvedValue([job]);
    await showLoaded();
    fireEvent.click(button(/^Version 1/));
    const notice = await screen.findByText(/^1 scheduled job is outside these hours\./);
    expect(notice.textContent).toContain(job.customer.name);
  });

  test('the factory settings are how the business began', async () => {
    await showLoaded();
    fireEvent.click(button(/^As the business began/));
    fireEvent.click(await screen.findByRole('button', { name: 'Bring back this version' }));
    await screen.findByText('Settings saved');
    expect(server.saves).toMatchObject([{ settings: factorySettings, restoredFrom: 0 }]);
  });

  test('nothing is brought back over changes that are not saved', async () => {
    await showLoaded();
    type(/^Report within/, '9');
    fireEvent.click(button(/^Version 1/));
    expect(await screen.findByRole('button', { name: 'Bring back this version' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(screen.getByText(/Save or discard them first/)).toBeTruthy();
  });
});

describe('hours', () => {
  const day = weekdays.find((name) => factorySettings.hours.week[name].open) ?? 'Monday';
  const own = factorySettings.hours.week[day];
  const allAlike = weekdays.every((name) => {
    const { open, opens, closes, windows } = factorySettings.hours.week[name];
    return (
      !open ||
      JSON.stringify([opens, closes, windows]) === JSON.stringify([own.opens, own.closes, own.windows])
    );
  });
  const saved = () => server.saves[0]?.settings.hours;
  const openDay = async () => {
    await showLoaded();
    fireEvent.click(card(day));
  };

  const closeDay = () => {
    fireEvent.click(screen.getByLabelText(/^Open/));
    type(/^What the site says/, 'Closed');
  };

  test('a day, its windows, the notice and the travel are saved', async () => {
    await openDay();
    type(/^To/, addMinutes(own.closes, 30));
    fireEvent.click(button('Add time window'));
    type(`Time window ${own.windows.length + 1}`, addMinutes(own.opens, 15));
    type(/^Hours of notice/, '4');
    type(/^Travel in minutes/, '25');
    fireEvent.click(button('Save'));
    await waitFor(() => expect(server.saves).toHaveLength(1));
    expect(saved()?.week[day]).toEqual({
      ...own,
      closes: addMinutes(own.closes, 30),
      windows: [...own.windows, addMinutes(own.opens, 15)],
    });
    expect(saved()).toMatchObject({ leadHours: 4, travelMinutes: 25 });
  });

  test('a window outside the hours is an error at the window', async () => {
    await openDay();
    type('Time window 1', addMinutes(own.closes, -60));
    fireEvent.click(button('Save'));
    expect(
      (await screen.findAllByText(/^A time window is two hours long, and the day ends at /)).length,
    ).toBe(1);
    expect(screen.getByLabelText('Time window 1')).toBe(document.activeElement);
    expect(server.saves).toEqual([]);
  });

  test('what one day has can be copied to the other open days', async () => {
    await openDay();
    expect(screen.queryByRole('button', { name: 'Copy to the other open days' }) === null).toBe(allAlike);
    type(/^From/, addMinutes(own.opens, 30));
    type('Time window 1', addMinutes(own.opens, 45));
    fireEvent.click(button('Copy to the other open days'));
    fireEvent.click(button('Save'));
    await waitFor(() => expect(server.saves).toHaveLength(1));
    const windows = [addMinutes(own.opens, 45), ...own.windows.slice(1)];
    for (const name of weekdays) {
      const before = factorySettings.hours.week[name];
      const alike = { ...before, opens: addMinutes(own.opens, 30), closes: own.closes, windows };
      expect(saved()?.week[name]).toEqual(before.open ? alike : before);
    }
  });

  test('a closed day says what the site shows', async () => {
    await openDay();
    fireEvent.click(screen.getByLabelText(/^Open/));
    type(/^What the site says/, 'By appointment');
    fireEvent.click(button('Save'));
    await waitFor(() => expect(server.saves).toHaveLength(1));
    expect(saved()?.week[day]).toEqual({ ...own, open: false, closedWords: 'By appointment' });
  });

  test('holidays are added at once, and a day that never comes is an error', async () => {
    await showLoaded();
    fireEvent.click(button('Add US holidays'));
    expect(card('Thanksgiving').textContent).toContain('the fourth Thursday in November');
    type(/^Name of other closed days/, 'Leap day');
    fireEvent.click(button('Add closed days'));
    type(/^When/, 'yearly');
    type(/^Month/, '2');
    type(/^Day of the month/, '30');
    fireEvent.click(button('Save'));
    expect(await screen.findByText('February has only 29 days.')).toBeTruthy();
    type(/^Day of the month/, '29');
    fireEvent.click(button('Save'));
    await waitFor(() => expect(server.saves).toHaveLength(1));
    expect(saved()?.closures.map(({ name }) => name)).toContain('Independence Day');
    expect(saved()?.closures.at(-1)).toMatchObject({ name: 'Leap day', rule: 'yearly', month: 2, day: 29 });
  });

  test('jobs that the new hours no longer cover are listed, and saving sends only the settings', async () => {
    const date = dayWhere('2026-03-02', (each) => weekdayOf(each) === day);
    const job = buildJob({ status: 'scheduled', scheduled_date: date, scheduled_time: own.opens });
    findComingJobs.mockResolvedValue([job]);
    await openDay();
    expect(findComingJobs).not.toHaveBeenCalled();
    closeDay();
    const notice = await screen.findByText(/^1 scheduled job is outside these hours\./);
    expect(notice.textContent).toContain(job.customer.name);
    fireEvent.click(screen.getByLabelText(/^Open/));
    await waitFor(() => expect(screen.queryByText(/outside these hours/)).toBeNull());
    closeDay();
    await screen.findByText(/outside these hours/);
    call.mockClear();
    fireEvent.click(button('Save'));
    await screen.findByText('Settings saved');
    expect(saved()?.week[day].open).toBe(false);
    const names = call.mock.calls.map(([name]) => name);
    expect(names).toEqual(['office-settings-save', 'office-settings-read']);
  });

  test('says so if the jobs can’t be checked', async () => {
    findComingJobs.mockRejectedValue(new Error('offline'));
    await openDay();
    closeDay();
    expect(await screen.findByText(/^We couldn’t check whether scheduled jobs/)).toBeTruthy();
  });
});

test('the service area is typed in rows, and a ZIP code that isn’t one is an error', async () => {
  const { cities, referralCities } = factorySettings.area;
  await showLoaded();
  type(/^Cities \*?$|^Cities$/, [...cities, ' Newtown '].join('\n'));
  type(/^ZIP codes/, '44043 44101,4404');
  fireEvent.click(button('Show changes'));
  expect(
    screen.getByText('Newtown', { exact: false, selector: 'span, ins, b, p, li, dd, div' }),
  ).toBeTruthy();
  fireEvent.click(button('Save'));
  expect(await screen.findByText('4404 isn’t a five-digit ZIP code.')).toBeTruthy();
  type(/^ZIP codes/, '44043 44101');
  fireEvent.click(button('Save'));
  await waitFor(() => expect(server.saves).toHaveLength(1));
  expect(server.saves[0]?.settings.area).toEqual({
    cities: [...cities, 'Newtown'],
    referralCities,
    zips: ['44043', '44101'],
  });
});

test('what was typed in a version with fewer sections is there after the update', async () => {
  const without = <Whole extends object>(whole: Whole): object =>
    Object.fromEntries(Object.entries(whole).filter(([section]) => !['hours', 'emails'].includes(section)));
  const price = first.price + 7;
  localStorage.setItem(
    'settings-draft admin-1',
    JSON.stringify({
      base: { version: 0, settings: without(factorySettings) },
      values: without(settingsForm(withFirst({ price }))),
    }),
  );
  await openFirst();
  expect(screen.getByText('1 change not saved')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Price\b(?! for)/).value).toBe(String(price));
  fireEvent.click(button('Save'));
  await waitFor(() => expect(server.saves).toHaveLength(1));
  expect(server.saves[0]?.settings.hours).toEqual(factorySettings.hours);
});

describe('the library of findings', () => {
  const observation = /^Observation/;

  async function openFinding(title: RegExp) {
    await showLoaded();
    fireEvent.click(button('Show findings'));
    type(/^Find a finding/, 'crack');
    fireEvent.click(button(title));
  }

  test('stores only what was changed, and can get the standard wording back', async () => {
    await openFinding(/^Crack, closed/);
    type(observation, 'At [footage], a crack. Length: [length].');
    fireEvent.click(button('Save'));
    await screen.findByText('Settings saved');
    expect(server.saves[0]?.settings.findings).toMatchObject({
      items: [{ id: 'crack', observation: 'At [footage], a crack. Length: [length].' }],
      order: [],
    });
    fireEvent.click(button('Restore standard wording'));
    fireEvent.click(button('Save'));
    await waitFor(() => expect(server.saves).toHaveLength(2));
    expect(server.saves[1]?.settings.findings).toEqual({ items: [], order: [] });
  });

  test('names what is wrong at the field of the whole library', async () => {
    await openFinding(/^Crack, closed/);
    type(observation, 'At [foot], a crack.');
    fireEvent.click(button('Add threshold'));
    fireEvent.click(button('Save'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(observation)));
    expect(screen.getByText(/\[foot\] isn’t a blank/)).toBeTruthy();
    expect(screen.getByText('Enter a number.')).toBeTruthy();
    expect(server.saves).toEqual([]);
  });

  test('takes findings of the owner’s own, and refuses a title that is there already', async () => {
    await showLoaded();
    type(/^Title of a new finding/, 'Root mass');
    fireEvent.click(button('Add finding'));
    type(observation, 'At [footage], roots.');
    fireEvent.click(button('Save'));
    expect(await screen.findByText('Another finding has this title.')).toBeTruthy();
    type(/^Title\b(?! of)/, 'Ice in the line');
    fireEvent.click(button('Save'));
    await screen.findByText('Settings saved');
    expect(server.saves[0]?.settings.findings.items).toMatchObject([
      { id: 'root-mass-2', title: 'Ice in the line', problem: 'Root mass', severity: 'low', active: true },
    ]);
  });
});
