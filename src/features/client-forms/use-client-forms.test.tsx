// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenFormsAnswer } from '@domain/access/client-forms';
import { buildClientBooking } from '../../../tests/factories/build-client-booking';
import { useClientForms } from './use-client-forms';

const open: OpenFormsAnswer = {
  state: 'open',
  booking: buildClientBooking(),
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

test('an open link shows its booking, a closed one why', async () => {
  const forms = start();
  expect(forms.current.view).toEqual({ state: 'loading' });
  await waitFor(() => expect(forms.current.view).toEqual(open));
  answer = { state: 'expired' };
  const closed = start();
  await waitFor(() => expect(closed.current.view).toEqual({ state: 'closed', reason: 'expired' }));
});

test('a form that is open stays, when the link is ended or the server is gone', async () => {
  const forms = start();
  await waitFor(() => expect(forms.current.view).toEqual(open));
  for (const next of [{ state: 'revoked' }, 'no answer'] as const) {
    answer = next;
    const opening = await act(() => forms.current.reopen());
    expect(opening.state).toBe(next === 'no answer' ? 'unreachable' : 'revoked');
    expect(forms.current.view).toEqual(open);
  }
});

test('without an answer it waits, and opens by itself when the connection is back', async () => {
  answer = 'no answer';
  const forms = start();
  await waitFor(() => expect(forms.current.view).toEqual({ state: 'unreachable' }));
  answer = open;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(forms.current.view).toEqual(open));
});

test('a page that comes back by the Back button asks again what is done', async () => {
  const forms = start();
  await waitFor(() => expect(forms.current.view).toEqual(open));
  const done = { ...open, booking: { ...open.booking, questionnaire: { completed_at: 'then' } } };
  answer = done;
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(forms.current.view).toEqual(done));
});
