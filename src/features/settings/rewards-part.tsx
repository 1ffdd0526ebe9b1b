import { useFormikContext } from 'formik';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { newId } from '@domain/settings/new-id';
import type { RewardOption } from '@domain/settings/settings';
import { settingsLimits } from '@domain/settings/settings-schema';
import { FieldMessage } from '@/forms/field-message';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { visuallyHidden } from '@/ui/visually-hidden';
import { AddItem } from './add-item';
import { moved } from './moved';
import { RewardCard } from './reward-card';
import { SettingFigure, SettingPrice } from './setting-fields';
import type { SettingsForm } from './settings-form';
import { SettingGrid, SettingsPart } from './settings-part';
import { useShownProblem } from './shown-problems';
import { toggled } from './toggled';

const optionsName = 'rewards.options';

interface RewardsPartProps {
  /** The values of the rewards that are saved. */
  readonly savedValues: ReadonlySet<string>;
  /** The values of the open cards. */
  readonly open: ReadonlySet<string>;
  readonly onOpen: (open: ReadonlySet<string>) => void;
}

/** Who earns a reward for a referral, how much, and the rewards to choose from. */
export function RewardsPart({ savedValues, open, onOpen }: RewardsPartProps) {
  const { values, setFieldValue } = useFormikContext<SettingsForm>();
  const [news, setNews] = useState('');
  const { options } = values.rewards;
  const problem = useShownProblem(optionsName);
  const change = (next: readonly RewardOption[]) => void setFieldValue(optionsName, next, false);

  const toggle = (value: string) => onOpen(toggled(open, value));
  const move = (option: RewardOption, index: number, by: 1 | -1) => {
    change(moved(options, index, by));
    setNews(`${option.label} is now ${index + by + 1} of ${options.length}.`);
  };
  const add = (label: string) => {
    const taken = options.map(({ value }) => value);
    const value = newId(label, taken, 'reward');
    flushSync(() => {
      change([...options, { value, label, inSentence: '', picture: 'meal', months: [], active: true }]);
      onOpen(new Set([...open, value]));
    });
    document.getElementsByName(`${optionsName}[${options.length}].inSentence`)[0]?.focus();
  };

  return (
    <SettingsPart
      part="rewards"
      about="What a referrer earns once their client’s inspection is completed and paid. A referral keeps the amount it was sent under."
    >
      <SettingGrid>
        <FormCheckboxField
          name="rewards.offered.agent"
          label="For real-estate agents"
          hint="Rewards to agents can break the law. Ask a lawyer first."
        />
        <FormCheckboxField
          name="rewards.offered.home-inspector"
          label="For home inspectors"
          hint="Some codes of ethics forbid them. Ask a lawyer first."
        />
        <SettingPrice name="rewards.amount" label="Reward" required hint="For each client." />
        <SettingFigure
          name="rewards.processingHours"
          label="Processed within"
          required
          hint="Hours after the inspection is completed and paid."
        />
        <FormCheckboxField
          className="whole"
          name="rewards.disclosed"
          label="Tell clients"
          hint="Our introduction and the client’s booking form say that their referrer gets a reward. Many codes of ethics require it."
        />
      </SettingGrid>
      <ol style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
        {options.map((option, index) => (
          <RewardCard
            key={option.value}
            option={option}
            index={index}
            last={index === options.length - 1}
            open={open.has(option.value)}
            onToggle={() => toggle(option.value)}
            onMove={(by) => move(option, index, by)}
            onRemove={
              savedValues.has(option.value)
                ? undefined
                : () => change(options.filter(({ value }) => value !== option.value))
            }
          />
        ))}
      </ol>
      <div role="status" style={visuallyHidden}>
        {news}
      </div>
      {problem !== undefined && <FieldMessage error={problem} hint={undefined} />}
      <AddItem
        name={optionsName}
        item="reward"
        label="Label of a new reward"
        missing="Enter the reward’s label."
        longest={60}
        full={
          options.length < settingsLimits.rewardOptions
            ? undefined
            : 'Forty rewards are the most, with the retired ones.'
        }
        onAdd={add}
      />
    </SettingsPart>
  );
}
