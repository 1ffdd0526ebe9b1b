/** `November 21, 2026, 1:04:05 PM MST`, in local time of `timeZone`. */
export function writtenTime(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h12',
    timeZoneName: 'short',
  }).formatToParts(instant);
  // Built from parts, because how a locale joins date and time changes with the version of its data.
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const clock = `${part('hour')}:${part('minute')}:${part('second')} ${part('dayPeriod')}`;
  return `${part('month')} ${part('day')}, ${part('year')}, ${clock} ${part('timeZoneName')}`;
}
