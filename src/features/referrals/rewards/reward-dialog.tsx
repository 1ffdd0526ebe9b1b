import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { boolean } from 'yup';
import { settleRewardSchema, type Reward } from '@domain/reward/reward';
import { rewardLabel } from '@domain/settings/offered-rewards';
import { dollars } from '@domain/text/dollars';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useSettings } from '@/settings/use-settings';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';
import { isToBeChecked } from './reward-check-words';
import { RewardChecks } from './reward-checks';
import type { SettledReward } from './use-reward-action';

interface RewardDialogProps {
  readonly open: boolean;
  readonly reward: Reward;
  readonly state: SettledReward['state'];
  readonly onSettle: (settled: SettledReward) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

const settling = settleRewardSchema.pick(['state', 'note', 'checked']);
const validate = validateWith(settling);
const validateChecked = validateWith(
  settling.shape({
    checked: boolean()
      .strict()
      .optional()
      .test('ticked', 'Confirm that you reviewed this reward.', (checked) => checked === true),
  }),
);

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

/** Marks an earned reward paid or void, with a note. A reward to be checked needs a tick before it is paid. */
export function RewardDialog({ open, reward, state, onSettle, onClose, onExited }: RewardDialogProps) {
  const { rewards } = useSettings();
  const paid = state === 'paid';
  const toCheck = paid && isToBeChecked(reward);
  const preferred = rewardLabel(rewards, reward.preferred_reward);
  return (
    <FormDialog
      open={open}
      title={paid ? `Mark ${reward.referrer_name}’s reward paid` : `Void ${reward.referrer_name}’s reward`}
      initialValues={{ state, note: '', checked: toCheck ? false : undefined }}
      validate={toCheck ? validateChecked : validate}
      submit={paid ? 'Mark paid' : 'Void reward'}
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
          <RewardChecks reward={reward} />
          <Note paid={paid} disabled={busy} />
          {toCheck && (
            <FormCheckboxField
              name="checked"
              label="I reviewed this reward, and it should be paid."
              disabled={busy}
            />
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {paid
              ? 'The referrer is notified. This is recorded under your name and can’t be undone.'
              : 'The reward won’t be paid. This is recorded under your name and can’t be undone.'}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
