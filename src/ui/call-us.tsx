import { business } from '@domain/business/business';

/** The office's number as a link within a sentence. */
export function CallUs() {
  return (
    <a href={`tel:${business.phone.e164}`} style={{ whiteSpace: 'nowrap' }}>
      {business.phone.display}
    </a>
  );
}
