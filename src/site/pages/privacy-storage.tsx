import type { LegalSection } from './legal-page';

/** Where it lies, for how long, and how it is kept. */
export const privacyStorage: readonly LegalSection[] = [
  {
    id: 'on-your-device',
    title: 'On your device',
    body: (
      <>
        <p>
          So that nothing is lost on a bad connection, what you type into our forms is kept in your browser:
          as a draft until you send it, and as a request waiting to go out until we have confirmed that we
          received it. Then it is removed. You can remove a draft yourself, and clearing the site’s data in
          your browser removes everything.
        </p>
        <p>
          The referral app also keeps your own name and how to reach you, so that you type them once, and a
          random number by which we know the referrals sent from this device.
        </p>
        <p>
          The customer portal remembers that you signed in until you log out, together with a random number of
          this browser, without which a code from our e-mail is good for nothing. The page of your reports
          remembers your e-mail address and Booking ID in its tab until you sign out.
        </p>
        <p>
          Pages you have visited are kept as copies so that they open without a connection. A page is never
          kept together with your personal link.
        </p>
        <p>On a computer that others use too, send or remove what you typed before you leave.</p>
      </>
    ),
  },
  {
    id: 'your-personal-links',
    title: 'Your personal links',
    body: (
      <p>
        The links in our e-mails carry a long random key instead of a password. Whoever has the link can do
        what it is for: fill in your forms, change your appointment or read your report. We keep these keys
        out of our logs, out of search engines and away from other companies. Form links end 60 days after the
        appointment, report links after 2 years. If a link went to the wrong person, tell us: we end it at
        once and send you a new one.
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
          As long as claims from them are possible or the law asks us to, even where the rest of the job is
          deleted.
        </dd>
        <dt>Bookings, answers and contact details</dt>
        <dd>
          As long as we need them for your inspection and for questions about it, and what belongs in our
          books for as long as tax law asks.
        </dd>
        <dt>Referrals</dt>
        <dd>As long as the reward and its records need it.</dd>
        <dt>Logs of what was sent through our forms</dt>
        <dd>30 days, after which they are cleared.</dd>
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
        Everything travels encrypted. Nobody but our own signed-in people can read the database, and no page
        can write to it directly: each request passes a server that checks it. Photos and signed papers open
        only through links that end after minutes. Should something go wrong all the same and concern you, we
        tell you what happened and what to do.
      </p>
    ),
  },
];
