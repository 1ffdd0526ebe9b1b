import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import type { Reward } from '@domain/reward/reward';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { ListDetailHandle } from '@/ui/list-detail/list-detail';
import { useRowDialog } from '@/ui/use-row-dialog';
import type { RewardHandlers } from './reward-buttons';
import { useRewardAction } from './use-reward-action';

const LazyRewardDialog = lazy(async () => ({
  default: (await import('./reward-dialog')).RewardDialog,
}));

interface RewardDialogOf {
  readonly handlers: RewardHandlers;
  readonly dialog: ReactNode;
}

/**
 * Mark paid and Void of rewards, with their dialog. `onSettled` is called when a reward is settled, here or by
 * another admin.
 */
export function useRewardDialog(
  call: CallAsAdmin,
  list: RefObject<ListDetailHandle | null>,
  onSettled?: (rewardId: string) => void,
): RewardDialogOf {
  const { asked, ask, dialog } = useRowDialog<Reward, 'paid' | 'void'>(list);
  const { settle, isRunning } = useRewardAction(call);
  return {
    handlers: { pay: ask('paid'), void: ask('void'), isRunning },
    dialog: (
      <Suspense fallback={null}>
        {asked && (
          <LazyRewardDialog
            {...dialog}
            key={`${asked.about}-${asked.row.id}`}
            reward={asked.row}
            state={asked.about}
            onSettle={async (settled) => {
              const outcome = await settle(asked.row, settled);
              if (outcome !== 'failed') onSettled?.(asked.row.id);
              return outcome;
            }}
          />
        )}
      </Suspense>
    ),
  };
}
