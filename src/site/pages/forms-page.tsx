import { supportHours } from '@domain/business/hours';
import { formLinks } from '@domain/business/routes';
import { CallOrGoHome } from './call-or-go-home';
import { TextPage } from './text-page';

/** Stands at the addresses of the client forms until they can be filled in there. */
export function FormsPage() {
  return (
    <TextPage>
      <h1>Your forms are on their way</h1>
      <p className="lead">
        Your inspection is booked, and nothing is missing from your side. These forms cannot be filled in
        online just yet:
      </p>
      <ul>
        {formLinks.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <h2>What happens next</h2>
      <ol>
        <li>Keep our e-mail: the links in it stay the same and open the forms as soon as they are ready.</li>
        <li>Open them again before your appointment: filling them in takes about five minutes.</li>
        <li>If your appointment comes first, the inspector goes through them with you at the house.</li>
      </ol>
      <p>Questions? We answer {supportHours}.</p>
      <CallOrGoHome />
    </TextPage>
  );
}
