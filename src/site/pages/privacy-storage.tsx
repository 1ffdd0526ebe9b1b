import { accessCodeRetentionDays, unusedPhotoRetentionDays } from '@domain/business/retention';
import type { LegalSection } from './legal-page';

/** The privacy policy's part on where, how long and how data is stored. */
export const privacyStorage: readonly LegalSection[] = [
  {
    id: 'on-your-device',
    title: 'On your device',
    body: (
      <>
        <p>
          So that nothing is lost on a bad connection, what you type into our forms is saved in your browser:
          as a draft until you send it, then as a request waiting to go out until we’ve confirmed we received
          it. Then it’s removed. You can remove a draft yourself, and clearing the site’s data in your browser
          removes everything.
        </p>
        <p>
          After you book, the thank-you page repeats what you asked for. It’s kept only in that tab, for half
          an hour at most.
        </p>
        <p>
          The referral app also saves your name and contact details so you type them only once, and a random
          number that identifies the referrals sent from this device.
        </p>
        <p>
          The customer portal remembers that you signed in until you log out, along with a random number for
          this browser, without which a code from our email won’t work. Your reports page remembers your email
          address and Booking ID in its tab until you sign out.
        </p>
        <p>
          Copies of pages you’ve visited are saved so they open offline. A page is never saved together with
          your personal link.
        </p>
        <p>On a shared computer, send or remove what you typed before you leave.</p>
      </>
    ),
  },
  {
    id: 'your-personal-links',
    title: 'Your personal links',
    body: (
      <p>
        The links in our emails contain a long random key instead of a password. Anyone with the link can do
        what it’s for: fill in your forms, change your appointment, or read your report. We keep these keys
        out of our logs, out of search engines, and away from other companies. Form links expire 60 days after
        the appointment, report links after 2 years. If a link went to the wrong person, tell us. We’ll end it
        right away and send you a new one.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <dl>
        <dt>Video and reports</dt>
        <dd>Up to 2 years.</dd>
        <dt>Signed agreements and media releases</dt>
        <dd>
          As long as claims under them are possible or the law requires, even if the rest of the job is
          deleted.
        </dd>
        <dt>Bookings, answers, and contact details</dt>
        <dd>
          As long as we need them for your inspection and questions about it, and anything in our books for as
          long as tax law requires.
        </dd>
        <dt>Lockbox and gate codes</dt>
        <dd>Until {accessCodeRetentionDays} days after the job is over.</dd>
        <dt>Photos that we took but left out of a report</dt>
        <dd>{unusedPhotoRetentionDays} days.</dd>
        <dt>Records of the emails we sent</dt>
        <dd>Up to 2 years. They hold neither your address nor the text.</dd>
        <dt>That you unsubscribed from our emails, or marked one as spam</dt>
        <dd>
          For as long as we send email, so that you don’t get reminders and news again. We store a keyed hash
          of your email address, which can’t be turned back into the address. It stays when we delete the rest
          of your data, because someone could still refer you or share a report with you.
        </dd>
        <dt>Referrals</dt>
        <dd>As long as we need them for the reward and its records.</dd>
        <dt>Logs of what was sent through our forms</dt>
        <dd>30 days, after which they’re cleared.</dd>
        <dt>One-time codes</dt>
        <dd>10 minutes.</dd>
      </dl>
    ),
  },
  {
    id: 'how-we-protect-it',
    title: 'How we protect it',
    body: (
      <p>
        Everything is encrypted in transit. Only our own signed-in staff can read the database, and no page
        can write to it directly: each request goes through a server that checks it. Photos and signed
        documents open only through links that expire within minutes. If something still goes wrong and
        affects you, we’ll tell you what happened and what to do.
      </p>
    ),
  },
];
