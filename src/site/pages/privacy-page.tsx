import { business } from '@domain/business/business';
import { TextPage } from './text-page';

/** What is kept about people, in short. */
export function PrivacyPage() {
  return (
    <TextPage>
      <h1>Privacy Policy</h1>
      <p className="lead">Last updated August 1, 2025</p>
      <h2>What we ask for, and why</h2>
      <p>
        To inspect a sewer line we need your name, phone number, e-mail address and the property address. We
        use them to confirm the appointment, to send you your forms and your report, and for nothing else.
      </p>
      <h2>Who sees it</h2>
      <p>
        The people who inspect your line and run the office. If you name an agent as the recipient of the
        report, they get the report. We do not sell or rent your data. Services that host this site and send
        our mail process it for us.
      </p>
      <h2>How long we keep it</h2>
      <p>Video and reports are kept up to 2 years. What you signed is kept as long as the law asks us to.</p>
      <h2>On your device</h2>
      <p>
        A request that could not be sent waits on your device until the connection is back, and is removed
        once we have it. Pages you visited are kept so that they open without a connection.
      </p>
      <h2>Your choices</h2>
      <p>
        Ask us what we have about you, have it corrected, or have it deleted where no law keeps us from it:
        write to <a href={`mailto:${business.email}`}>{business.email}</a> or call{' '}
        <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>.
      </p>
    </TextPage>
  );
}
