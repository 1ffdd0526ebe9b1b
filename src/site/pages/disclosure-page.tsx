import { business } from '@domain/business/business';
import { TextPage } from './text-page';

/** How findings are disclosed, in short. */
export function DisclosurePage() {
  return (
    <TextPage>
      <h1>Disclosure of Findings</h1>
      <p className="lead">What a sewer scope shows, what it cannot show, and who gets to know.</p>
      <h2>What we report</h2>
      <p>
        Everything that the camera shows on its way: material, joints, cracks, roots, low spots, blockages,
        each with its footage and a photo, and how serious we take it to be.
      </p>
      <h2>What a camera cannot show</h2>
      <p>
        The outside of the pipe, what is under standing water or behind a blockage, and what happens after the
        day of the inspection. For a septic system only the septic inlet is scoped, not the tank or leach
        field. The camera cannot be pushed through a backflow device.
      </p>
      <h2>Who gets the findings</h2>
      <p>
        The person who ordered the inspection, and whoever they name. We do not tell sellers, buyers, agents
        or contractors on our own account. What you have to disclose in a sale, you settle with your agent or
        lawyer.
      </p>
      <h2>No interest in the result</h2>
      <p>
        We do no repairs and take no commissions. Questions about a finding:{' '}
        <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>.
      </p>
    </TextPage>
  );
}
