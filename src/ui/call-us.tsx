import type { ReactNode } from 'react';
import { usePhone } from '@/settings/use-phone';

interface CallUsProps {
  /** The link's text; the number if omitted. */
  readonly children?: ReactNode;
}

/** A link within a sentence that calls the office. */
export function CallUs({ children }: CallUsProps) {
  const phone = usePhone();
  return (
    // In one piece, where it fits on a line.
    <a href={`tel:${phone.e164}`} style={{ display: 'inline-block' }}>
      {children ?? phone.display}
    </a>
  );
}
