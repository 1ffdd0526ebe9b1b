import { builtSettings } from '@domain/settings/built-settings';
import type { LegalSection } from './legal-page';

const { email } = builtSettings.contact;

/** The privacy policy's part on people's choices. */
export const privacyChoices: readonly LegalSection[] = [
  {
    id: 'your-choices',
    title: 'Your choices',
    body: (
      <>
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a> from the address we have on file for you, and we
          will:
        </p>
        <ul>
          <li>tell you what we have about you and send you a copy</li>
          <li>correct anything that’s wrong</li>
          <li>delete anything that the law or an open claim doesn’t require us to keep</li>
          <li>end your personal links</li>
          <li>stop using photos or video you allowed us to use, from that day on</li>
        </ul>
        <p>
          We delete within a day of reading your email and tell you when it’s done. Documents you signed are
          kept out of sight for as long as claims under them are possible. Our books keep amounts and dates,
          without your name. If you marked one of our emails as spam, a hash of your address stays so that we
          don’t email you again. Backups are overwritten within 30 days.
        </p>
        <p>
          If someone referred you and you’d rather not hear from us, tell us once and we’ll delete the
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
        Our service is for adults dealing with a property. We don’t knowingly collect anything from children
        under 13.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When what we do changes, we update this page. If a change affects data we already have, we’ll tell you
        before we use it in the new way.
      </p>
    ),
  },
];
