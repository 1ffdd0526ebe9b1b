// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import type { ClientJob } from '@domain/access/client-forms';
import { minutesLeft } from '@domain/access/form-minutes';
import { routes } from '@domain/business/routes';
import { cleanup, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase } from '@/offline/open-database';
import { outboxVersion, type OutboxEntry, type OutboxState } from '@/offline/outbox-entry';
import { outboxTransaction } from '@/offline/outbox-transaction';
import { theme } from '@/theme/theme';
import { buildClientJob } from '../../../tools/testing/factories/build-client-job';
import { FormsStepper } from './forms-stepper';
import { NextForms } from './next-forms';

const key = 'k7q2m4p8';
const signed = {
  signed_at: 'then',
  client_signature: 'Maren Holloway',
  pdf_ready: true,
  consent_declined: false,
  outdated: false,
};

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(cleanup);

const questionnaire: Omit<OutboxEntry, 'state'> = {
  ...{ version: outboxVersion, id: `questionnaire-${key}`, idempotencyKey: 'once', hash: 'h', data: {} },
  ...{ callName: 'client-questionnaire-submit', formType: 'questionnaire' },
  ...{ clientInfo: { userAgent: '', timestamp: '' }, createdAt: 1, changedAt: 1, notBefore: 0 },
  ...{ attempts: 0, outcomeUnknown: false },
};

async function show(state: OutboxState | null, done: Partial<ClientJob>) {
  if (state !== null) {
    const entry: OutboxEntry = { ...questionnaire, state };
    await outboxTransaction((store) => store.put(entry));
  }
  const job = buildClientJob(done);
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <FormsStepper job={job} linkKey={key} path="/inspection-agreement" />
        <NextForms job={job} linkKey={key} />
      </MemoryRouter>
    </ThemeProvider>,
  );
  const heading = await screen.findByRole('heading', { level: 2 });
  return {
    title: heading.textContent,
    open: screen.queryAllByRole('link', { name: /^Open/ }).map((link) => link.getAttribute('aria-label')),
    waiting: screen.queryAllByText('Waiting to be sent').length,
    next: screen.queryByRole('link', { name: /^Next/ })?.textContent.trim() ?? null,
  };
}

it.each(['queued', 'sending'] as const)(
  'a questionnaire that is %s on this device is neither missing nor done',
  async (state) => {
    expect(await show(state, { agreement: signed })).toEqual({
      title: 'What is still missing',
      open: ['Open: Media release'],
      waiting: 1,
      next: 'Next: Media release',
    });
  },
);

it('with both documents signed, a queued questionnaire is all that is left and needs no action', async () => {
  expect(await show('queued', { agreement: signed, media_release: signed })).toEqual({
    title: 'Your questionnaire is waiting to be sent',
    open: [],
    waiting: 1,
    next: null,
  });
  expect(screen.queryByText(/nothing more to fill in/)).toBeNull();
});

it.each<[OutboxState | null, string, string[]]>([
  ['sent', 'All your forms are complete', []],
  ['draft', 'What is still missing', ['Open: Pre-inspection questionnaire']],
  [null, 'What is still missing', ['Open: Pre-inspection questionnaire']],
])('%s: %s', async (state, title, open) => {
  const signedDocuments = { agreement: signed, media_release: signed };
  expect(await show(state, signedDocuments)).toMatchObject({ title, open, waiting: 0 });
});

it('the missing forms say how many minutes they take, and nothing once none is missing', async () => {
  await show(null, { agreement: signed });
  expect(screen.getByText(/^About \d+ minutes left\.$/).textContent).toBe(
    minutesLeft([routes.mediaRelease, routes.questionnaire]),
  );
  cleanup();
  await show('queued', { agreement: signed, media_release: signed });
  expect(screen.queryByText(/minutes left/)).toBeNull();
});
