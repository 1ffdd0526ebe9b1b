// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase } from './open-database';
import { placeEntry } from './place-entry';
import { prepareSubmission } from './submission';
import { useOutbox } from './use-outbox';

beforeEach(async () => {
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

async function place(formType: 'booking' | 'referral', name: string): Promise<void> {
  const callName = formType === 'booking' ? 'secure-form-submission' : 'client-referral-submit';
  await placeEntry(await prepareSubmission(callName, formType, { name }), undefined, Date.now());
}

it('counts only one form and updates when an entry is added', async () => {
  await place('booking', 'Ada');
  await place('referral', 'Bo');
  const referrals = renderHook(() => useOutbox('referral'));
  const all = renderHook(() => useOutbox());
  await waitFor(() => expect(referrals.result.current).toMatchObject({ unsent: 1, needAttention: 0 }));
  await waitFor(() => expect(all.result.current.unsent).toBe(2));
  await act(() => place('referral', 'Cy'));
  await waitFor(() => expect(referrals.result.current.entries).toHaveLength(2));
});
