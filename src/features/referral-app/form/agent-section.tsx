import { rewardsToChoose } from '@domain/settings/offered-rewards';
import { FormSelectField } from '@/forms/form-select-field';
import { useSettings } from '@/settings/use-settings';
import { useNow } from '@/ui/use-now';
import { rewardsShown } from '../rewards/rewards-shown';
import { AgentFields } from './agent-fields';
import { AgentSummary } from './agent-summary';
import { FormSection } from './form-layout';
import type { ReferralValues } from './referral-values';

interface AgentSectionProps {
  readonly values: ReferralValues;
  /** Whether the fields are shown instead of their summary. */
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** Who refers, and the reward that they prefer. */
export function AgentSection({ values, open, onOpen }: AgentSectionProps) {
  const { rewards } = useSettings();
  const now = new Date(useNow());
  return (
    <FormSection title="You">
      {open ? (
        <AgentFields />
      ) : (
        <div className="wide">
          <AgentSummary values={values} onChange={onOpen} />
        </div>
      )}
      {rewardsShown(rewards, values.referrerKind) && (
        <FormSelectField
          className="wide"
          name="referralReward"
          label="Preferred Reward"
          emptyLabel="Decide later"
          options={rewardsToChoose(rewards, now, values.referralReward)}
        />
      )}
    </FormSection>
  );
}
