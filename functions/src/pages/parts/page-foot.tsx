import type { ReactNode } from 'react';
import { business } from '@domain/business/business';

/** Contact data for questions. */
export function PageFoot({ children }: { readonly children?: ReactNode }) {
  return (
    <footer className="foot">
      <p>
        {business.name}, <a href={`tel:${business.phone.e164}`}>{business.phone.display}</a>,{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>. {children}
      </p>
    </footer>
  );
}
