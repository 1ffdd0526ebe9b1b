// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import { openTools } from '../testing/open-tools';
import { saveClient, type ClientEdit } from './save-client';

const seen = { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' };
const start = { bookingId: 'b-1' };
const edit: ClientEdit = { client: { ...seen, name: 'Ann Leigh' }, seen, onFile: null, joins: null };
const saved = { state: 'saved', bookingId: 'b-1', edit: 'DONE' };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a saved client is announced, and a new email says where the links go', async () => {
  const { tools, toasts, list } = openTools(() => Promise.resolve(saved));
  await act(async () => expect(await saveClient(start, edit, tools)).toBe('saved'));
  const client = { ...seen, email: 'anna@example.com' };
  await act(async () => expect(await saveClient(start, { ...edit, client }, tools)).toBe('saved'));
  expect(toasts).toEqual([
    { title: 'Client Saved', description: 'Ann Leigh' },
    {
      title: 'Client Saved',
      description:
        'All records now belong to anna@example.com. Links that still work are replaced and sent there.',
    },
  ]);
  expect(list.onChanged).toHaveBeenCalledWith('b-1');
});

test('a question is returned without a toast, and the next press is a new request', async () => {
  const answers = [{ state: 'joins', other: seen }, saved];
  const { tools, call, toasts } = openTools(() => Promise.resolve(answers.shift()));
  await act(async () =>
    expect(await saveClient(start, edit, tools)).toEqual({ state: 'joins', other: seen }),
  );
  expect(toasts).toEqual([]);
  await act(() => saveClient(start, edit, tools));
  const keys = call.mock.calls.map(([, body]) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test('a failure is named', async () => {
  const sentence = 'We could not reach the server.';
  const { tools, toasts } = openTools(() => Promise.reject(new AppError('unavailable', 'gone', sentence)));
  await act(async () => expect(await saveClient(start, edit, tools)).toBe('failed'));
  expect(toasts).toEqual([{ title: 'Failed to save the client.', description: sentence, destructive: true }]);
});

test('a refusal of the server names its fields', async () => {
  const options = { fields: { 'client.phone': 'Enter a 10-digit phone number, area code first.' } };
  const refusal = new AppError('invalid-input', 'x', 'Please check the highlighted fields.', options);
  const { tools, toasts } = openTools(() => Promise.reject(refusal));
  const fields = { phone: options.fields['client.phone'] };
  await act(async () => expect(await saveClient(start, edit, tools)).toEqual({ state: 'refused', fields }));
  expect(toasts).toEqual([]);
});

test('offline, nothing is called', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { tools, call, toasts } = openTools();
  await act(async () => expect(await saveClient(start, edit, tools)).toBe('failed'));
  expect(call).not.toHaveBeenCalled();
  expect(toasts[0]?.description).toContain('You’re offline.');
});

test('a customer without a job is saved by their own id, and the id they have now is returned', async () => {
  const moved = { state: 'saved', customerId: 'c-2', edit: 'DONE' };
  const { tools, call, toasts, list } = openTools(() => Promise.resolve(moved));
  const client = { ...seen, email: 'anna@example.com' };
  await act(() => saveClient({ customerId: 'c-1' }, { ...edit, client }, tools));
  expect(call).toHaveBeenCalledWith(
    'office-customer-edit',
    expect.objectContaining({ customerId: 'c-1', client }),
  );
  expect(call.mock.calls[0]?.[1]).not.toHaveProperty('bookingId');
  expect(list.onChanged).toHaveBeenCalledWith('c-2');
  expect(toasts[0]?.description).toContain('now belong to anna@example.com');
});
