import Button from '@mui/material/Button';
import { weekdays } from '@domain/business/facts';
import { closureWords } from '@domain/hours/closure-words';
import { closureRules, weekdayPlaces } from '@domain/settings/settings';
import { isCalendarDate } from '@domain/time/calendar-date';
import { monthName } from '@domain/time/months-in-words';
import { Icon } from '@/ui/icon';
import { closureRuleWords } from './difference-words';
import { SettingCard } from './setting-card';
import { SettingChoice, SettingDate, SettingField, SettingFigure } from './setting-fields';
import type { ClosureForm } from './settings-form';
import { SettingGrid } from './settings-part';

const rules = closureRules.map((value) => ({ value, label: closureRuleWords[value] }));
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName(index + 1),
}));
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface ClosureCardProps {
  readonly closure: ClosureForm;
  /** From 0. */
  readonly index: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

/** Days on which the business is closed: a vacation or a holiday. */
export function ClosureCard({ closure, index, open, onToggle, onRemove }: ClosureCardProps) {
  const name = `hours.closures[${index}]`;
  const { rule } = closure;
  return (
    <SettingCard
      {...{ name, open, onToggle }}
      title={closure.name.trim() || 'Closed days without a name'}
      facts={[whenWords(closure)]}
    >
      <SettingGrid>
        <SettingField
          name={`${name}.name`}
          label="Name"
          required
          hint="Clients see it when they choose such a day."
        />
        <SettingChoice name={`${name}.rule`} label="When" options={rules} />
        {rule === 'dates' && <SettingDate name={`${name}.from`} label="First day" required />}
        {rule === 'dates' && <SettingDate name={`${name}.to`} label="Last day" required />}
        {rule === 'nth-weekday' && (
          <SettingChoice name={`${name}.place`} label="Which one" options={asOptions(weekdayPlaces)} />
        )}
        {rule === 'nth-weekday' && (
          <SettingChoice name={`${name}.weekday`} label="Weekday" options={asOptions(weekdays)} />
        )}
        {rule !== 'dates' && <SettingChoice name={`${name}.month`} label="Month" options={months} />}
        {rule === 'yearly' && <SettingFigure name={`${name}.day`} label="Day of the month" required />}
      </SettingGrid>
      <Button
        color="error"
        startIcon={<Icon name="trash" size={18} />}
        onClick={onRemove}
        sx={{ justifySelf: 'start' }}
      >
        Remove these days
      </Button>
    </SettingCard>
  );
}

/** When it is, as far as typed. */
function whenWords(closure: ClosureForm): string {
  const { rule, from, to, day } = closure;
  const typed = rule === 'dates' ? isCalendarDate(from) && isCalendarDate(to) : day.trim() !== '';
  if (!typed) return 'no date yet';
  return closureWords({ ...closure, month: Number(closure.month), day: Number(day) });
}
