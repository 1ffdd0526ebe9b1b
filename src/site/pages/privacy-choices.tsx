import { business } from '@domain/business/business';
import type { LegalSection } from './legal-page';

/** What people can ask for. */
export const privacyChoices: readonly LegalSection[] = [
  {
    id: 'your-choices',
    title: 'Your choices',
    body: (
      <>
        <p>
          Write to <a href={`mailto:${business.email}`}>{business.email}</a> from the address that we know you
          by, and we will
        </p>
        <ul>
          <li>tell you what we have about you and send you a copy,</li>
          <li>correct what is wrong,</li>
          <li>delete what no law and no open claim obliges us to keep,</li>
          <li>end your personal links,</li>
          <li>stop using photos or video that you allowed us to use, from that day on.</li>
        </ul>
        <p>
          We delete within a day of reading your mail, and tell you when it is done. Papers that you signed
          stay, out of sight, for as long as claims from them are possible; our books keep amounts and dates,
          without your name; backups are overwritten within 30 days.
        </p>
        <p>
          If somebody referred you and you would rather not hear from us, say so once, and we delete the
          referral.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Our service is for adults who deal with a property. We do not knowingly collect anything from children
        under 13.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When what we do changes, this page changes with it, and so does the date at its top. If a change
        matters for data that we already have, we tell you before we use it in the new way.
      </p>
    ),
  },
];
