import { blogLinks } from '@domain/business/blog-links';
import { business } from '@domain/business/business';
import { proof } from '@domain/business/proof';
import { builtSettings } from '@domain/settings/built-settings';
import type { LegalSection } from './legal-page';

/** Services that a deployment may use; null where it doesn't. */
export interface OptionalServices {
  readonly adScriptUrl: string | null;
  readonly adConversion: string | null;
  readonly automationWebhookUrl: string | null;
  readonly appCheckSiteKey: string | null;
  /** The public key of notifications to installed apps. */
  readonly pushKey: string | null;
  /** Whether the business sends text messages. */
  readonly texts: boolean;
}

const { contact } = builtSettings;

/** What the public pages link to on other sites. */
const otherSites = [
  blogLinks && 'our blog',
  contact.social.length > 0 && 'our social pages',
  (contact.reviewUrl !== null || proof.reviews.length > 0) && 'our reviews',
  proof.association && 'our association',
].filter((name) => typeof name === 'string');

/** The privacy policy's part on who receives data. */
export function privacySharing(services: OptionalServices): readonly LegalSection[] {
  const advertises = services.adScriptUrl !== null && services.adConversion !== null;
  return [
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      body: (
        <>
          <p>
            The people who run our office and inspect your line. We don’t sell, rent, or trade your data.
            Beyond our own team, it goes to:
          </p>
          <dl>
            <dt>Anyone you name</dt>
            <dd>
              If you agree, the report goes to the recipient you choose: the buyer, the seller, the agent, or
              someone else. They get a link of their own, which you can turn off. Anyone with a report link
              can open the report, so share it with care.
            </dd>
            <dt>The agent who referred you</dt>
            <dd>
              They see whether your inspection is requested, scheduled, or completed, never what it found. A
              lookup by phone number alone shows only your initials, the city, the date, and that status.
            </dd>
            <dt>Companies that work for us</dt>
            <dd>
              Google (Firebase) hosts this site, its database, and its files in the United States.{' '}
              {business.mailService} delivers our email. Where we offer payment by card, the payment provider
              handles it; card numbers never reach us.
              {services.automationWebhookUrl !== null && (
                <>
                  {' '}
                  A workflow service receives what you typed into the booking form so that your request
                  reaches the right person sooner.
                </>
              )}
            </dd>
            {services.pushKey !== null && (
              <>
                <dt>Your browser’s maker, if you turn on notifications</dt>
                <dd>
                  Our referral app can notify you where your referrals stand. We then keep the address that
                  your browser gives us for that device, until you turn notifications off. Google, Apple,
                  Microsoft, or Mozilla delivers each one, encrypted, and can’t read it. None contains a name
                  or an address.
                </dd>
              </>
            )}
            {services.texts && (
              <>
                <dt>Twilio, if you agree to text messages</dt>
                <dd>
                  Twilio delivers our texts about your inspection to your phone. We don’t share your number or
                  your consent with anyone for their own marketing. Reply STOP to any text to end them.
                </dd>
              </>
            )}
            <dt>Authorities</dt>
            <dd>If a law or a court requires it, and then only what it asks for.</dd>
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
              ? 'Our own pages set no cookies and track no one. On pages where you can book, one advertising script from a third party tells us when an ad led to a booking. It may set cookies, and it learns your network address and the page’s address, but nothing you type. It never runs on a page whose address contains your personal link.'
              : 'Our pages set no cookies, load no analytics and no advertising, and request no fonts, maps, or pictures from other companies. No one tracks you here.'}
          </p>
          <p>
            One exception: while you pay for a report online, a cookie of ours keeps the way back to it in
            your browser, for a day at most. It is sent only to that report’s page.
          </p>
          {services.appCheckSiteKey !== null && (
            <p>
              Google reCAPTCHA tells people from bots where our forms need it. To do that, Google receives
              your network address and how the page is used, under Google’s own privacy policy.
            </p>
          )}
          {otherSites.length > 0 && (
            <p>
              Links to {new Intl.ListFormat('en-US').format(otherSites)} lead to other sites with their own
              rules. They learn that you came from us, but never from which page.
            </p>
          )}
        </>
      ),
    },
  ];
}
