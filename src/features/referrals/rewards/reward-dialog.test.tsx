// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RewardCheck } from '@domain/reward/reward-checks';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildReward } from '../../../../tools/testing/factories/build-reward';
import { RewardDialog } from './reward-dialog';

vi.mock('@/firebase/documents/use-live-document', () => ({ useLiveDocument: () => ({ state: 'missing' }) }));

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(state: 'paid' | 'void', checks: readonly RewardCheck[]) {
  const onSettle = vi.fn(() => Promise.resolve('done' as const));
  const reward = buildReward({
    id: 'r-1',
    state: 'earned',
    referrer_name: 'Jo Park',
    client_name: 'Jo Park',
    to_check: checks,
  });
  render(
    <ThemeProvider theme={theme}>
      <RewardDialog open reward={reward} state={state} onSettle={onSettle} onClose={vi.fn()} />
    </ThemeProvider>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Gift card by mail' } });
  return onSettle;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('paying a flagged reward requires a confirmation', async () => {
  const onSettle = show('paid', ['same-name']);
  expect(screen.getByText('The referrer and the client have the same name.')).toBeTruthy();
  press('Mark paid');
  expect(await screen.findByText('Confirm that you reviewed this reward.')).toBeTruthy();
  expect(onSettle).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('checkbox'));
  press('Mark paid');
  await waitFor(() =>
    expect(onSettle).toHaveBeenCalledWith({ state: 'paid', note: 'Gift card by mail', checked: true }),
  );
});

test.each([
  ['paid', [], 'Mark paid'],
  ['void', ['same-name'], 'Void reward'],
] as const)('%s with %j to check requires no confirmation', async (state, checks, button) => {
  const onSettle = show(state, checks);
  expect(screen.queryByRole('checkbox')).toBeNull();
  press(button);
  await waitFor(() => expect(onSettle).toHaveBeenCalledWith({ state, note: 'Gift card by mail' }));
});
