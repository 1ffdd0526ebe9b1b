// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import { keepTyped } from '@/offline/keep-typed';
import { closeDatabase } from '@/offline/open-database';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { findEntry } from '@/offline/outbox-store';
import { placeEntry } from '@/offline/place-entry';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { retryEntry } from '@/offline/retry-entry';
import { prepareSubmission } from '@/offline/submission';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from '@/ui/toasts';
import { unsentChanges } from '@/shared/unsent/unsent-changes';
import { buildClientJob } from '../../../tools/testing/factories/build-client-job';
import { QuestionnairePage } from './questionnaire-page';

const send = vi.hoisted(() => vi.fn());
vi.mock('@/offline/send-entry', () => ({ sendEntry: send }));

const key = 'abcdefghjkmnpqrstvwxyz23';
const id = questionnaireEntryId(key);
const submitted = { ...emptyAnswers, yearBuilt: '1974', booking_id: key };

beforeEach(async () => {
  stubMatchMedia();
  Element.prototype.scrollIntoView = () => undefined;
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  send.mockImplementation(({ hash }: OutboxEntry) => Promise.resolve({ id: 'booking-1', hash }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stores answers that wait in the outbox. */
async function waitingAnswers(): Promise<OutboxEntry> {
  const submission = await prepareSubmission('client-questionnaire-submit', 'questionnaire', submitted);
  return placeEntry(submission, id, Date.now());
}

function open() {
  const nothing = () => undefined;
  return render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <QuestionnairePage
          linkKey={key}
          link={{ state: 'open', booking: buildClientJob() }}
          onOutdated={nothing}
          step={1}
          onStep={nothing}
          nextAddress="/thank-you"
          onLeave={nothing}
          loading="Loading"
          closed={() => 'Closed'}
          closedSentence={() => 'Closed'}
          forms="The three forms"
        />
      </Toasts>
    </ThemeProvider>,
  );
}

const year = () => screen.getByLabelText<HTMLInputElement>(/year was the house built/);
const stored = () => findEntry(id);

test('an edit that was not submitted is stored, and on the next visit it is there and marked as not sent', async () => {
  await waitingAnswers();
  const { unmount } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change my answers' }));
  fireEvent.change(year(), { target: { value: '1975' } });
  unmount();
  await waitFor(async () => expect(await stored()).toMatchObject({ typed: { yearBuilt: '1975' } }));
  expect(await stored()).toMatchObject({ state: 'queued', data: { yearBuilt: '1974' } });

  open();
  expect(await screen.findByText(unsentChanges)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change my answers' }));
  expect(year().value).toBe('1975');
  expect(screen.getByText(`${unsentChanges} Submit again to send them.`)).toBeTruthy();

  await retryEntry(id, undefined, () => undefined);
  expect(await screen.findByText('Sent, but without your last change.')).toBeTruthy();
  expect(screen.getByText('1975')).toBeTruthy();
});

test('refused answers with an unsubmitted edit become a draft with the edit', async () => {
  await keepTyped(await waitingAnswers(), { ...submitted, yearBuilt: '1975' });
  send.mockRejectedValue(new AppError('invalid-input', 'x', 'No.'));
  await retryEntry(id, undefined, () => undefined);
  open();
  await waitFor(() => expect(year().value).toBe('1975'));
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ state: 'draft', data: { yearBuilt: '1975' } }),
  );
});

test('opening waiting answers stores nothing', async () => {
  const waiting = await waitingAnswers();
  const { unmount } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Change my answers' }));
  unmount();
  expect(await stored()).toEqual(waiting);
});
