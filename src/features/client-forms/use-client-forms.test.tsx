// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenFormsAnswer } from '@domain/access/client-forms';
import { buildClientJob } from '../../../tools/testing/factories/build-client-job';
import { useClientForms } from './use-client-forms';

const open: OpenFormsAnswer = {
  state: 'open',
  booking: buildClientJob(),
};

let answer: OpenFormsAnswer | 'no answer';

beforeEach(() => {
  answer = open;
  vi.stubGlobal('fetch', () =>
    answer === 'no answer'
      ? Promise.reject(new TypeError('refused'))
      : Promise.resolve(Response.json({ result: answer })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const start = () => renderHook(() => useClientForms('key')).result;

test('a valid link shows its booking, and an inactive one the reason', async () => {
  const forms = start();
  expect(forms.current.view).toEqual({ state: 'loading' });
  await waitFor(() => expect(forms.current.view).toEqual(open));
  answer = { state: 'expired' };
  const closed = start();
  await waitFor(() => expect(closed.current.view).toEqual({ state: 'closed', reason: 'expired' }));
});

test('a displayed form stays if the link ends or the server is down', async () => {
  const forms = start();
  await waitFor(() => expect(forms.current.view).toEqual(open));
  for (const next of [{ state: 'revoked' }, 'no answer'] as const) {
    answer = next;
    const opening = await act(() => forms.current.reopen());
    expect(opening.state).toBe(next === 'no answer' ? 'unreachable' : 'revoked');
    expect(forms.current.view).toEqual(open);
  }
});

test('without a response it waits and loads once the connection is back', async () => {
  answer = 'no answer';
  const forms = start();
  await waitFor(() => expect(forms.current.view).toEqual({ state: 'unreachable' }));
  answer = open;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(forms.current.view).toEqual(open));
});

test('a page restored by the Back button asks for the current state', async () => {
  const forms = start();
  await waitFor(() => expect(forms.current.view).toEqual(open));
  const done = { ...open, booking: { ...open.booking, questionnaire: { completed_at: 'then' } } };
  answer = done;
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(forms.current.view).toEqual(done));
});
