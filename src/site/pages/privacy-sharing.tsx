import type { LegalSection } from './legal-page';

/** Services that a deployment may have or not; null where it has not. */
export interface OptionalServices {
  readonly adScriptUrl: string | null;
  readonly adConversion: string | null;
  readonly automationWebhookUrl: string | null;
  readonly appCheckSiteKey: string | null;
}

/** Who else comes to see something. */
export function privacySharing(services: OptionalServices): readonly LegalSection[] {
  const advertises = services.adScriptUrl !== null && services.adConversion !== null;
  return [
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      body: (
        <>
          <p>
            The people who run our office and inspect your line. We do not sell your data, rent it out or
            trade it. Beyond our own people it reaches:
          </p>
          <dl>
            <dt>Whoever you name</dt>
            <dd>
              The report goes to the recipient that you choose: the buyer, the seller, the agent or someone
              else. A report link opens the report for whoever holds it, so pass it on with care.
            </dd>
            <dt>The agent who referred you</dt>
            <dd>
              They see whether your inspection is requested, scheduled or completed, never what it found. A
              look-up by phone number alone shows no more than your initials, the city, the date and that
              status.
            </dd>
            <dt>Companies that work for us</dt>
            <dd>
              Google (Firebase) hosts this site, its database and its files in the United States. Twilio
              (SendGrid) delivers our e-mail. Where we offer payment by card, the payment provider takes it;
              card numbers never reach us.
              {services.automationWebhookUrl !== null && (
                <>
                  {' '}
                  A workflow service receives what you typed into the booking form, so that your request
                  reaches the right person sooner.
                </>
              )}
            </dd>
            <dt>Authorities</dt>
            <dd>If a law or a court obliges us, and then only what it asks for.</dd>
          </dl>
        </>
      ),
    },
    {
      id: 'cookies-and-tracking',
      title: 'Cookies and tracking',
      body: (
        <>
          <p>
            {advertises
              ? 'Our own pages set no cookies and measure nobody. Where you can book, one advertising script of a third party tells us that an advertisement led to a booking. It may set cookies and learns your network address and the page’s address, but nothing that you type. It never runs on a page whose address carries your personal link.'
              : 'Our pages set no cookies, load no analytics and no advertising, and ask no other company for fonts, maps or pictures. Nobody follows you from here.'}
          </p>
          <p>
            One exception: while you pay for a report online, a cookie of ours keeps the way back to it in
            your own browser, for a day at most. It is sent to that report’s page alone.
          </p>
          {services.appCheckSiteKey !== null && (
            <p>
              Google reCAPTCHA tells people from programs where our forms need it. For that, Google receives
              your network address and how the page is used, under Google’s own privacy policy.
            </p>
          )}
          <p>
            Links to our blog, our social pages and our reviews lead to other sites with rules of their own.
            They learn that you came from us, never from which page.
          </p>
        </>
      ),
    },
  ];
}
