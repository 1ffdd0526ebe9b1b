import Button from '@mui/material/Button';
import type { RewardPicture } from '@domain/business/facts';
import type { RewardOption } from '@domain/settings/settings';
import { monthsInWords } from '@domain/time/months-in-words';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { Icon } from '@/ui/icon';
import { MonthsField } from './months-field';
import { SettingCard } from './setting-card';
import { SettingChoice, SettingField } from './setting-fields';
import { SettingGrid } from './settings-part';

const pictureLabels: Record<RewardPicture, string> = {
  meal: 'Knife and fork',
  shopping: 'Shopping bag',
  payment: 'Phone',
  discount: 'Percent sign',
};
const pictures = Object.entries(pictureLabels).map(([value, label]) => ({ value, label }));

interface RewardCardProps {
  readonly option: RewardOption;
  /** From 0. */
  readonly index: number;
  readonly last: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: 1 | -1) => void;
  /** Undefined if it was saved: then referrals may have chosen it, and it can only be retired. */
  readonly onRemove: (() => void) | undefined;
}

/** One reward to choose from. */
export function RewardCard({ option, index, last, open, onToggle, onMove, onRemove }: RewardCardProps) {
  const name = `rewards.options[${index}]`;
  const facts = [
    option.months.length === 0 ? 'all year' : monthsInWords(option.months),
    !option.active && 'retired',
    onRemove !== undefined && 'new',
  ].filter((fact) => fact !== false);
  return (
    <SettingCard
      {...{ name, facts, open, onToggle }}
      title={option.label.trim() || 'A reward without a label'}
      move={{ first: index === 0, last, onMove }}
    >
      <SettingGrid>
        <SettingField name={`${name}.label`} label="Label" required />
        <SettingField name={`${name}.inSentence`} label="In a sentence" required hint="Like “a gift card”." />
        <SettingChoice name={`${name}.picture`} label="Picture" options={pictures} />
      </SettingGrid>
      <FormCheckboxField
        name={`${name}.active`}
        label="Offered"
        hint="Referrers can choose it. A retired reward stays on the referrals that chose it."
      />
      <MonthsField
        name={`${name}.months`}
        label="Months"
        about="When it can be chosen. Check none for all year."
      />
      {onRemove && (
        <Button
          color="error"
          startIcon={<Icon name="trash" size={18} />}
          onClick={onRemove}
          sx={{ justifySelf: 'start' }}
        >
          Remove this reward
        </Button>
      )}
    </SettingCard>
  );
}
