// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceKey } from '@/offline/device-key';
import { closeDatabase } from '@/offline/open-database';
import { findEntry } from '@/offline/outbox-store';
import { placeEntry } from '@/offline/place-entry';
import { retryEntry } from '@/offline/retry-entry';
import { prepareSubmission } from '@/offline/submission';
import { FakeServer, refusal } from '@/offline/testing/fake-server';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { unsentChanges } from '@/shared/unsent/unsent-changes';
import { FormScreen } from './form-screen';
import { emptyReferral, toReferralSubmission } from './referral-values';

// The page's own rounds would send the entry as well, at a time that no test decides.
vi.mock('@/offline/sender', () => ({ startSender: () => undefined }));

const entered = {
  ...emptyReferral,
  agentName: 'Sam Agent',
  agentPhone: '(312) 555-0144',
  agentEmail: 'sam@example.com',
  clientName: 'Dana Whitfield',
  clientPhone: '(312) 555-0177',
  clientEmail: 'dana@example.com',
  inspectionAddress: '1420 E Harvard Ave, Shaker Heights, OH 44105',
};

let server: FakeServer;
/** What the waiting entry holds. */
let submitted: ReturnType<typeof toReferralSubmission>;

beforeEach(async () => {
  stubMatchMedia();
  vi.stubGlobal('scrollTo', () => undefined);
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  submitted = toReferralSubmission(entered, await deviceKey());
  const submission = await prepareSubmission('client-referral-submit', 'referral', submitted);
  await placeEntry(submission, 'e-1', Date.now());
  history.replaceState(null, '', '/referral-app/form?entry=e-1');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <ThemeProvider theme={theme}>
      <BrowserRouter>
        <FormScreen />
      </BrowserRouter>
    </ThemeProvider>,
  );
const stored = () => findEntry('e-1');
const address = () => screen.findByLabelText<HTMLInputElement>(/Inspection Address/);
const write = async (value: string) => fireEvent.change(await address(), { target: { value } });

test('an edit that was not submitted is there on the next visit and marked as not sent', async () => {
  const { unmount } = open();
  await write('1422 E Harvard Ave, Shaker Heights, OH 44105');
  unmount();
  const typed = { ...submitted, inspectionAddress: '1422 E Harvard Ave, Shaker Heights, OH 44105' };
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ state: 'queued', data: submitted, typed }),
  );

  open();
  expect((await address()).value).toBe(typed.inspectionAddress);
  expect(screen.getByText(new RegExp(unsentChanges))).toBeTruthy();

  await retryEntry('e-1');
  await waitFor(() => expect(location.pathname).toBe('/referral-app/thankyou'));
  expect(await stored()).toMatchObject({ state: 'sent', missed: { stored: submitted, edited: typed } });
  expect(server.requests.size).toBe(1);
});

test('an edit after a refused submission is stored too', async () => {
  const fields = { inspectionAddress: 'We need the city.' };
  server.next.push(refusal({ code: 'invalid-input', userMessage: 'Check it.', fields }));
  const { unmount } = open();
  await write('1422 E Harvard Ave, Akron, OH 44601');
  fireEvent.click(screen.getByRole('button', { name: 'Submit Referral' }));
  expect(await screen.findByText('We need the city.')).toBeTruthy();
  await write('1422 E Harvard Ave, Shaker Heights, OH 44105');
  unmount();
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      state: 'needs-attention',
      typed: { inspectionAddress: '1422 E Harvard Ave, Shaker Heights, OH 44105' },
    }),
  );

  open();
  expect((await address()).value).toBe('1422 E Harvard Ave, Shaker Heights, OH 44105');
  expect(screen.queryByText('We need the city.')).toBeNull();
});
