import { endingCharges, type EndingCharges } from '@domain/business/ending-charges';
import { legalFacts } from '@domain/business/legal-facts';
import { cancellingWords, notInspectedWords, notLetInWords } from '@domain/job/charge-words';
import { builtSettings } from '@domain/settings/built-settings';
import { promisesOf } from '@domain/settings/promises-of';
import { activeServices } from '@domain/settings/offered-services';
import { daysInWords, hoursInWords } from '@domain/text/counted';
import { dollars } from '@domain/text/dollars';
import type { LegalSection } from './legal-page';
import { rewardedReferrers } from './rewarded-referrers';

const { rewards } = builtSettings;
const referrers = rewardedReferrers(rewards);

/** The sections about booking, of a business with these charges. */
export const termsOfBookingWith = (charges: EndingCharges): readonly LegalSection[] => [
  {
    id: 'bookings-and-payments',
    title: 'Bookings and payments',
    body: (
      <>
        <p>
          A request through this site isn’t a booking yet.{' '}
          {promisesOf(builtSettings.promises).bookingConfirmation} Once it’s confirmed, it’s booked, and we
          send you links to the agreement, the media release, and the questionnaire. Please sign the agreement
          before the inspection.
        </p>
        <p>The price is the one shown for the inspection you chose:</p>
        <ul>
          {activeServices(builtSettings.services).map(({ title, price }) => (
            <li key={title}>
              {title}: ${price}
            </li>
          ))}
        </ul>
        <p>
          If a property needs something else, we tell you its price first, and add it only if you agree.
          Payment is due before you can read the report; the report page explains how to pay. Until then, that
          page shows the date, the address, and the amount, but none of the findings.
        </p>
        <p>
          You must have the right to let us into the property, and access to the line must be as you described
          it. You can move or cancel an appointment through the link in our email or by phone.
        </p>
        {referrers !== '' && (
          <p>
            If {referrers} refers a client through our referral app, they earn {dollars(rewards.amount)} for
            each completed inspection, once per client, processed within{' '}
            {hoursInWords(rewards.processingHours)} after the inspection is completed and paid. Reward options
            rotate monthly, and no reward is paid where the law or the referrer’s professional rules forbid
            it.
          </p>
        )}
      </>
    ),
  },
  {
    id: 'refund-policy',
    title: 'Refund policy',
    body: (
      <>
        <p>The price is due when your report is ready. You can also pay earlier. That means:</p>
        <ul>
          <li>{cancellingWords(charges)}</li>
          {notLetInWords(charges).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>
            {notInspectedWords(charges) ??
              'If we can’t get the camera into the line at all, you owe nothing for the inspection.'}{' '}
            If we can see only part of it, we tell you which part and agree with you on a price for it before
            you pay.
          </li>
          <li>If you’ve paid and we don’t deliver a report, you get a full refund.</li>
          <li>
            If we made a mistake, tell us in writing within {daysInWords(legalFacts.noticeDays)}. We’ll come
            back at no charge, or refund the fee if coming back doesn’t fix it.
          </li>
        </ul>
        <p>
          We don’t refund a report you’ve read because of what it says. Refunds go back to the original
          payment method within 10 business days.
        </p>
      </>
    ),
  },
];

export const termsOfBooking = termsOfBookingWith(endingCharges);
