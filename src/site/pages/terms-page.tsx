import { business } from '@domain/business/business';
import { TextPage } from './text-page';

/** The terms, in short. */
export function TermsPage() {
  return (
    <TextPage>
      <h1>Terms of Service</h1>
      <p className="lead">These are the terms on which you use this site and book an inspection with us.</p>
      <h2>Acceptable use</h2>
      <p>
        Use this site to learn about our work and to book it. Do not send requests in other people’s names or
        disturb its operation.
      </p>
      <h2>Intellectual property</h2>
      <p>
        Texts and drawings on this site are ours. Your report and your video are yours to use and to share.
      </p>
      <h2>Bookings and payments</h2>
      <p>
        A request becomes a booking when we confirm its time. The price is the one shown for the service you
        chose. It is due before you read the report.
      </p>
      <h2>Refund policy</h2>
      <p>
        If we cannot get the camera into the line, we tell you why, and settle with you what is due before you
        pay it.
      </p>
      <h2>No warranty</h2>
      <p>
        A report says what the camera saw on the day. It is no warranty for the line, and what lies behind
        standing water, roots or a blockage cannot be seen.
      </p>
      <h2>Utah jurisdiction</h2>
      <p>
        The law of Utah applies. The agreement that you sign before the inspection holds the details.
        Questions: <a href={`mailto:${business.email}`}>{business.email}</a>.
      </p>
    </TextPage>
  );
}
