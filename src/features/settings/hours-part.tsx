import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { weekdays, type Weekday } from '@domain/business/facts';
import { emptyClosure } from '@domain/hours/empty-closure';
import { usHolidays } from '@domain/hours/us-holidays';
import { hoursLimits } from '@domain/settings/hours-schema';
import { newId } from '@domain/settings/new-id';
import type { HoursSettings } from '@domain/settings/settings';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FieldMessage } from '@/forms/field-message';
import { Icon } from '@/ui/icon';
import { AddItem } from './add-item';
import { ClosureCard } from './closure-card';
import { DayCard } from './day-card';
import { JobsOutside, type FindComingJobs } from './jobs-outside';
import { SettingFigure } from './setting-fields';
import { closureForm, typedSettings, type ClosureForm, type SettingsForm } from './settings-form';
import { SettingGrid, SettingsPart } from './settings-part';
import { useShownProblem } from './shown-problems';
import { toggled } from './toggled';

const closuresName = 'hours.closures';
const list = { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' } as const;

interface HoursPartProps {
  /** As saved. */
  readonly saved: HoursSettings;
  readonly findComingJobs: FindComingJobs;
  /** The names of the open days, and the ids of the open closures. */
  readonly open: ReadonlySet<string>;
  readonly onOpen: (open: ReadonlySet<string>) => void;
}

/** When the business works: its week, the days on which it is closed, and how soon and how far ahead it can be booked. */
export function HoursPart({ saved, findComingJobs, open, onOpen }: HoursPartProps) {
  const { values, setFieldValue } = useFormikContext<SettingsForm>();
  const { week, closures } = values.hours;
  const typed = useMemo(() => typedSettings(values).hours, [values]);
  const weekProblem = useShownProblem('hours.week');
  const closuresProblem = useShownProblem(closuresName);
  const toggle = (id: string) => onOpen(toggled(open, id));
  const setClosures = (next: readonly ClosureForm[]) => void setFieldValue(closuresName, next, false);

  const add = (name: string) => {
    const id = newId(name, [...weekdays, ...closures.map((closure) => closure.id)], 'closed');
    flushSync(() => {
      setClosures([...closures, closureForm({ ...emptyClosure, id, name })]);
      onOpen(new Set([...open, id]));
    });
    document.getElementsByName(`${closuresName}[${closures.length}].rule`)[0]?.focus();
  };
  const missingHolidays = usHolidays.filter(({ id }) => closures.every((closure) => closure.id !== id));
  const room = closures.length + missingHolidays.length <= hoursLimits.closures;

  return (
    <SettingsPart
      part="hours"
      about="When you work. Clients can choose only times within these hours; you can set a job for any time."
    >
      <ol style={list}>
        {weekdays.map((day) => (
          <DayCard
            key={day}
            day={day}
            hours={week[day]}
            open={open.has(day)}
            onToggle={() => toggle(day)}
            onCopy={
              isCopied(week, day)
                ? undefined
                : () => void setFieldValue('hours.week', copied(week, day), false)
            }
          />
        ))}
      </ol>
      {weekProblem !== undefined && <FieldMessage error={weekProblem} hint={undefined} />}
      <SettingGrid>
        <SettingFigure
          name="hours.leadHours"
          label="Hours of notice"
          required
          hint="How early a client has to choose a time. 0 for no limit."
        />
        <SettingFigure
          name="hours.horizonDays"
          label="Days ahead"
          required
          hint="How far ahead a client can choose a day."
        />
        <SettingFigure
          name="hours.travelMinutes"
          label="Travel in minutes"
          required
          hint="From a job at a set time to the next one. Time windows leave room for it."
        />
      </SettingGrid>
      <FormCheckboxField
        name="hours.instantConfirmation"
        label="Confirm requests for available times right away"
        hint="Such a request becomes a job with an inspector, and the client gets the confirmation a minute later, unless you undo it. All other requests wait for you as before."
      />
      <Typography variant="h5" component="h3">
        Closed days
      </Typography>
      {closures.length > 0 && (
        <ol style={list}>
          {closures.map((closure, index) => (
            <ClosureCard
              key={closure.id}
              closure={closure}
              index={index}
              open={open.has(closure.id)}
              onToggle={() => toggle(closure.id)}
              onRemove={() => setClosures(closures.filter(({ id }) => id !== closure.id))}
            />
          ))}
        </ol>
      )}
      {closuresProblem !== undefined && <FieldMessage error={closuresProblem} hint={undefined} />}
      {missingHolidays.length > 0 && room && (
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<Icon name="plus" size={18} />}
          onClick={() => setClosures([...closures, ...missingHolidays.map(closureForm)])}
          sx={{ justifySelf: 'start' }}
        >
          {missingHolidays.length === usHolidays.length ? 'Add US holidays' : 'Add the other US holidays'}
        </Button>
      )}
      <AddItem
        name={closuresName}
        item="closed days"
        label="Name of other closed days"
        missing="Enter a name, like “Vacation”."
        longest={60}
        full={closures.length < hoursLimits.closures ? undefined : 'Sixty closures are the most.'}
        onAdd={add}
      />
      <JobsOutside saved={saved} next={typed} findComingJobs={findComingJobs} />
    </SettingsPart>
  );
}

type Week = SettingsForm['hours']['week'];

/** Whether every other open day has the hours and windows of `day`. */
function isCopied(week: Week, day: Weekday): boolean {
  return JSON.stringify(copied(week, day)) === JSON.stringify(week);
}

/** The week with the hours and windows of `day` on every open day. */
function copied(week: Week, day: Weekday): Week {
  const { opens, closes, windows } = week[day];
  const days = weekdays.map((each) => {
    const own = week[each];
    return [each, own.open ? { ...own, opens, closes, windows } : own] as const;
  });
  return Object.fromEntries(days) as Week;
}
