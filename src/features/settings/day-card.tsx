import Button from '@mui/material/Button';
import { windowEnd, windowWords } from '@domain/appointment/arrival';
import type { Weekday } from '@domain/business/facts';
import { dayWords } from '@domain/hours/opening-hours';
import { hoursLimits } from '@domain/settings/hours-schema';
import type { DayHours } from '@domain/settings/settings';
import { counted } from '@domain/text/counted';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { SettingCard } from './setting-card';
import { SettingField, SettingTime } from './setting-fields';
import { SettingGrid } from './settings-part';
import { TextsField } from './texts-field';

interface DayCardProps {
  readonly day: Weekday;
  readonly hours: DayHours;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Gives the other open days the same hours and windows; undefined if they have them. */
  readonly onCopy: (() => void) | undefined;
}

/** The hours of a day of the week, and the windows that clients can choose on it. */
export function DayCard({ day, hours, open, onToggle, onCopy }: DayCardProps) {
  const name = `hours.week.${day}`;
  return (
    <SettingCard {...{ name, open, onToggle }} title={day} facts={dayFacts(hours)}>
      <FormCheckboxField name={`${name}.open`} label="Open" hint={`You work on ${day}s.`} />
      {hours.open ? (
        <>
          <SettingGrid>
            <SettingTime name={`${name}.opens`} label="From" required />
            <SettingTime name={`${name}.closes`} label="To" required />
          </SettingGrid>
          <TextsField
            name={`${name}.windows`}
            label="Time windows"
            about="The times that clients can choose. Each window is two hours long; enter when it begins."
            item="Time window"
            most={hoursLimits.windows}
            times
            ordered={false}
          />
          {onCopy && (
            <Button color="inherit" variant="outlined" onClick={onCopy} sx={{ justifySelf: 'start' }}>
              Copy to the other open days
            </Button>
          )}
        </>
      ) : (
        <SettingGrid>
          <SettingField
            name={`${name}.closedWords`}
            label="What the site says"
            required
            hint="Instead of hours, like “Closed” or “By appointment”."
          />
        </SettingGrid>
      )}
    </SettingCard>
  );
}

/** What the closed card says: `7 AM-6 PM`, and the windows. */
function dayFacts(hours: DayHours): readonly string[] {
  const { open, opens, closes, windows, closedWords } = hours;
  if (!open) return ['closed', ...(closedWords.trim() ? [`the site says “${closedWords.trim()}”`] : [])];
  if (!isTimeOfDay(opens) || !isTimeOfDay(closes)) return ['hours missing'];
  if (windows.length === 0) return [dayWords(hours), 'no time windows'];
  if (windows.length > 1) return [dayWords(hours), counted(windows.length, 'time window')];
  const [only = ''] = windows;
  return [
    dayWords(hours),
    `time window ${isTimeOfDay(only) ? windowWords(only, windowEnd(only)) : ''}`.trim(),
  ];
}
