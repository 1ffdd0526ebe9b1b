// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LateUpdatePrompt } from './late-update-prompt';
import { setUpdateState } from './update-state';
import { eventually } from '@/ui/testing/eventually';

const asked = vi.hoisted(() => vi.fn());
vi.mock('./update-prompt', () => {
  asked();
  throw new Error('404');
});

afterEach(() => {
  cleanup();
  act(() => setUpdateState('none'));
});

test('if the server no longer has the prompt’s file, the page is unchanged', async () => {
  render(
    <>
      <input aria-label="Name" defaultValue="Ada" />
      <LateUpdatePrompt />
    </>,
  );
  await act(async () => {
    setUpdateState('available');
    await eventually(() => expect(asked).toHaveBeenCalled());
  });
  await act(() => Promise.resolve());
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
});
