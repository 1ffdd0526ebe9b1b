import { business } from '@domain/business/business';
import type { ReactNode } from 'react';

interface CallUsProps {
  /** The link's text; the number if omitted. */
  readonly children?: ReactNode;
}

/** A link within a sentence that calls the office. */
export function CallUs({ children = business.phone.display }: CallUsProps) {
  return (
    // In one piece, where it fits on a line.
    <a href={`tel:${business.phone.e164}`} style={{ display: 'inline-block' }}>
      {children}
    </a>
  );
}
