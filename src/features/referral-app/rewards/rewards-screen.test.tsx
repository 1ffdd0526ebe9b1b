// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { referralRewardAmount, rewardProcessingHours } from '@domain/business/rewards';
import { referralRewards } from '@domain/referral/referral-submission';
import { theme } from '@/theme/theme';
import { RewardsScreen } from './rewards-screen';

vi.mock('./own-rewards', () => ({ OwnRewards: () => null }));

test('the rewards screen states the amount, the four options and the rules', () => {
  render(
    <ThemeProvider theme={theme}>
      <RewardsScreen />
    </ThemeProvider>,
  );
  const text = document.body.textContent;
  expect(text).toContain(`$${referralRewardAmount}`);
  expect(referralRewards).toHaveLength(4);
  for (const { label } of referralRewards) expect(screen.getByText(label)).toBeTruthy();
  expect(text).toContain(`within ${rewardProcessingHours} hours after the inspection is completed and paid`);
  expect(text).toContain('Each client can be referred once.');
  expect(text).toContain('only for completed inspections');
  expect(text).toContain('rotate monthly');
});
