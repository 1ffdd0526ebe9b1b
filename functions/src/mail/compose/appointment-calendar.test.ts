import { business } from '@domain/business/business';
import type { CalendarDate } from '@domain/time/calendar-date';
import type { TimeOfDay } from '@domain/time/time-of-day';
import { instantOf } from '@domain/time/zoned-instant';
import { describe, expect, it } from 'vitest';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { appointmentCalendar, calendarUid } from './appointment-calendar';

const utc = (date: CalendarDate, time: TimeOfDay) =>
  instantOf(date, time, business.timeZone)
    .toISOString()
    .replace(/\.000|[:-]/g, '');

describe('appointmentCalendar', () => {
  const job = buildJob({
    scheduled_date: '2026-07-14',
    scheduled_time: '10:00',
    calendar_sequence: 2,
  });
  const lines = appointmentCalendar(job)
    .content.replace(/\r\n[ \t]/g, '')
    .split('\r\n');

  it('converts the business’s local time to an instant in daylight saving time', () => {
    expect(lines).toContain(`DTSTART:${utc('2026-07-14', '10:00')}`);
    expect(lines).toContain('DURATION:PT2H');
  });

  it('converts it in standard time', () => {
    const winter = appointmentCalendar({ ...job, scheduled_date: '2026-12-14' }).content;
    expect(winter).toContain(`DTSTART:${utc('2026-12-14', '10:00')}`);
  });

  it('keeps its UID across changes and counts them in SEQUENCE', () => {
    expect(lines).toContain(`UID:${calendarUid(job.id)}`);
    expect(lines).toContain('SEQUENCE:2');
    expect(appointmentCalendar({ ...job, scheduled_date: '2026-08-01' }).content).toContain(
      calendarUid(job.id),
    );
  });

  it('for a canceled appointment, removes the entry and its reminder', () => {
    const cancelled = appointmentCalendar({ ...job, status: 'cancelled', calendar_sequence: 3 })
      .content.replace(/\r\n[ \t]/g, '')
      .split('\r\n');
    expect(cancelled).toContain('METHOD:CANCEL');
    expect(cancelled).toContain('STATUS:CANCELLED');
    expect(cancelled).toContain('SEQUENCE:3');
    expect(cancelled).toContain(`UID:${calendarUid(job.id)}`);
    expect(cancelled).not.toContain('BEGIN:VALARM');
  });

  it('does not contain the booking’s id', () => {
    expect(lines.join('\n')).not.toContain(job.id);
  });

  it('cannot be injected by an address with line breaks', () => {
    const address = '1 Main St\r\nATTENDEE:mailto:evil@example.com, Akron';
    const content = appointmentCalendar({ ...job, customer: { ...job.customer, address } }).content;
    expect(content).not.toMatch(/^ATTENDEE:mailto:evil/m);
  });
});
