import type { LegalSection } from './legal-page';

/** What comes to the business, and what for. */
export const privacyCollection: readonly LegalSection[] = [
  {
    id: 'what-you-give-us',
    title: 'What you give us',
    body: (
      <>
        <p>Only what you type into a form, say on the phone or write to us:</p>
        <dl>
          <dt>Booking an inspection</dt>
          <dd>
            Your name, phone number, e-mail address and the property address; the inspection you chose, the
            date and time you would like, and your special instructions.
          </dd>
          <dt>Inspection agreement and media release</dt>
          <dd>
            Your name, the property address, the name that you type as your signature, and what you agreed to.
            As proof of the signature we also keep the time, the network (IP) address and the browser that it
            came from, and a fingerprint of the text that you saw.
          </dd>
          <dt>Pre-inspection questionnaire</dt>
          <dd>
            What you tell us about the house and its sewer line, how we get in, who receives the report and,
            if you like, how to reach your agent.
          </dd>
          <dt>Referring a client</dt>
          <dd>
            The name, e-mail address, phone number and company of the agent or inspector who refers, the
            reward they prefer, and the client’s name, phone number, e-mail address and inspection address. If
            you refer someone, ask them first.
          </dd>
          <dt>Customer portal and reports</dt>
          <dd>
            Your e-mail address, to which we send a one-time code, or the booking ID from our e-mail. There is
            no password to lose.
          </dd>
        </dl>
      </>
    ),
  },
  {
    id: 'what-is-recorded',
    title: 'What is recorded by itself',
    body: (
      <>
        <p>
          When a form reaches us, we note its kind, the time, the browser and a pseudonym of the network
          address: a keyed hash from which the address cannot be read back. We need it to stop floods of
          requests. The plain address is kept in one place only, beside a signature.
        </p>
        <p>
          Each change that the office makes to a record is noted in an audit log, which holds no names, no
          addresses and no texts.
        </p>
        <p>
          During the inspection we record video and photos of the inside of the line. They show pipe. Where
          they show more, as a basement or a yard around an access point, it is what we need to describe that
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
        <li>To answer you, confirm your appointment, inspect the line and write your report.</li>
        <li>To send you the e-mails that belong to it: confirmations, forms, reminders, your report.</li>
        <li>To take payment, keep our books, and prove what was agreed.</li>
        <li>To tell a referring agent how far their referral is, and to pay their reward.</li>
        <li>To keep the site working and to recognise misuse.</li>
        <li>
          To show photos or video of your line on our site or in our marketing, only if you allowed exactly
          that in the media release.
        </li>
      </ul>
    ),
  },
];
