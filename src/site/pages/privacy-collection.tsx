import type { LegalSection } from './legal-page';

/** The privacy policy's part on what is collected, and why. */
export const privacyCollection: readonly LegalSection[] = [
  {
    id: 'what-you-give-us',
    title: 'What you give us',
    body: (
      <>
        <p>Only what you type into a form, tell us on the phone, or write to us:</p>
        <dl>
          <dt>Booking an inspection</dt>
          <dd>
            Your name, phone number, email address, and the property address; the inspection you chose, the
            date and time you’d like, and your special instructions.
          </dd>
          <dt>Inspection agreement and media release</dt>
          <dd>
            Your name, the property address, the name you type as your signature, and what you agreed to. As
            proof of the signature, we also keep the time, the network (IP) address and browser it came from,
            and a fingerprint of the text you saw.
          </dd>
          <dt>Pre-inspection questionnaire</dt>
          <dd>
            What you tell us about the house and its sewer line, how we get in, who receives the report, and,
            if you like, how to reach your agent.
          </dd>
          <dt>Referring a client</dt>
          <dd>
            The name, email address, phone number, and company of the referring agent or inspector, the reward
            they prefer, and the client’s name, phone number, email address, and inspection address. If you
            refer someone, ask them first.
          </dd>
          <dt>Customer portal and reports</dt>
          <dd>
            Your email address, where we send a one-time code, or the booking ID from our email. There’s no
            password to lose.
          </dd>
        </dl>
      </>
    ),
  },
  {
    id: 'what-is-recorded',
    title: 'What is recorded automatically',
    body: (
      <>
        <p>
          When a form reaches us, we record its type, the time, the browser, and a pseudonym of the network
          address: a keyed hash that can’t be turned back into the address. We need it to stop floods of
          requests. The plain address is kept in only one place, with a signature.
        </p>
        <p>
          If a page fails unexpectedly, it sends us an error report: which page, which version of it, where in
          its code, and the name and version of your browser. The report contains nothing you typed and none
          of your links.
        </p>
        <p>
          Each change the office makes to a record is noted in an audit log, which holds no names, addresses,
          or text.
        </p>
        <p>
          During the inspection, we record video and photos of the inside of the line. They show pipe. If they
          show more, such as a basement or yard around an access point, it’s what we need to describe that
          access.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-use-it-for',
    title: 'What we use it for',
    body: (
      <ul>
        <li>To answer you, confirm your appointment, inspect the line, and write your report.</li>
        <li>To send you the related emails: confirmations, forms, reminders, your report.</li>
        <li>
          To remind you when your line should be looked at again, and to ask you for a review, unless you
          unsubscribe from these emails.
        </li>
        <li>To take payment, keep our books, and prove what was agreed.</li>
        <li>To tell a referring agent where their referral stands, and to pay their reward.</li>
        <li>To keep the site working and to detect misuse.</li>
        <li>
          To show photos or video of your line on our site or in our marketing, but only if you allowed
          exactly that in the media release.
        </li>
      </ul>
    ),
  },
];
