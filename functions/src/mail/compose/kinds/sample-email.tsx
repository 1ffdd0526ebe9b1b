import { standardService } from '@domain/settings/offered-services';
import { filledText } from '@domain/settings/placeholder-text';
import { standardWording, type Placeholder } from '@domain/settings/worded-emails';
import type { WordedKind } from '@domain/settings/worded-kinds';
import { business } from '@domain/business/business';
import { dollars } from '@domain/text/dollars';
import { addDays, calendarDateIn, longDate } from '@domain/time/calendar-date';
import { settingsNow } from '../../../platform/settings-now';
import type { ComposedMail } from '../composer';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Paragraph } from '../templates/mail-parts';
import { wordingOf } from '../wording';
import { Opening } from './opening';

const daysAhead = 7;

/** The words of an email about which there is no record yet, with sample values. */
export async function composeSample(kind: WordedKind, now: Date): Promise<ComposedMail> {
  const values = sampleValues(now);
  const wording = wordingOf(kind, [values]);
  const standard = standardWording(kind);
  const subject = wording.subject ?? filledText(standard.subject, values) ?? standard.subject;
  const opening = filledText(wording.standard, values) ?? wording.standard;
  const bodies = await renderMail(
    <MailLayout preview={subject} title={subject}>
      <Opening wording={wording} name={values['first name']} standard={opening} />
      <Paragraph>The email’s facts and links follow here.</Paragraph>
    </MailLayout>,
  );
  return { to: '', subject, attachments: [], ...bodies };
}

function sampleValues(now: Date): Readonly<Record<Placeholder, string>> {
  const { title, price } = standardService(settingsNow().services);
  return {
    service: title,
    date: longDate(addDays(calendarDateIn(business.timeZone, now), daysAhead)),
    time: '10:00 AM',
    reference: 'K7M-2QX',
    'first name': 'Dana',
    address: '1 Sample Street',
    price: dollars(price),
    amount: dollars(price),
    status: 'Scheduled: the appointment is set',
  };
}
