import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { settleRewardSchema, type Reward } from '@domain/reward/reward';
import { dollars } from '@domain/text/dollars';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';
import { preferredRewardWords } from './preferred-reward';
import type { SettledReward } from './use-reward-action';

interface RewardDialogProps {
  readonly open: boolean;
  readonly reward: Reward;
  readonly state: SettledReward['state'];
  readonly onSettle: (settled: SettledReward) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

const validate = validateWith(settleRewardSchema.pick(['state', 'note']));

function Note({ paid, disabled }: { readonly paid: boolean; readonly disabled: boolean }) {
  useUnsavedInput(useFormikContext().dirty);
  return (
    <FormTextField
      name="note"
      label={paid ? 'How was it paid?' : 'Why is it void?'}
      required
      multiline
      rows={3}
      disabled={disabled}
    />
  );
}

/** Settles an earned reward, paid or void, with a note. */
export function RewardDialog({ open, reward, state, onSettle, onClose, onExited }: RewardDialogProps) {
  const paid = state === 'paid';
  const preferred = preferredRewardWords(reward.preferred_reward);
  return (
    <FormDialog
      open={open}
      title={
        paid
          ? `Mark the reward of ${reward.referrer_name} paid`
          : `Void the reward of ${reward.referrer_name}`
      }
      initialValues={{ state, note: '' }}
      validate={validate}
      submit={paid ? 'Mark paid' : 'Void the reward'}
      submitting={paid ? 'Marking...' : 'Voiding...'}
      onSubmit={onSettle}
      onClose={onClose}
      onExited={onExited}
    >
      {(busy) => (
        <>
          <Typography variant="body2">
            {dollars(reward.amount)} for referring {reward.client_name}.
            {preferred && ` Preferred: ${preferred}.`}
          </Typography>
          <Note paid={paid} disabled={busy} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {paid
              ? 'The referrer is told. It stays on record with your name, and cannot be taken back.'
              : 'The reward is not paid then. It stays on record with your name, and cannot be taken back.'}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
