import type { ReactNode } from 'react';
import { phoneNow } from '../../platform/phone-now';

interface ActionBarProps {
  readonly pdfUrl: string | null;
  readonly panels: { readonly repairs: ReactNode } | undefined;
}

/** What to do with the report: at its top, and at the bottom of a phone's screen. */
export function ActionBar({ pdfUrl, panels }: ActionBarProps) {
  const phone = phoneNow();
  return (
    <nav className="acts screen" aria-label="Report actions">
      {panels && (
        <a className="button" href="#share">
          Send to my agent
        </a>
      )}
      {panels?.repairs && (
        <a className="button quiet" href="#repair-request">
          Request repairs
        </a>
      )}
      <a className="button quiet" href={`tel:${phone.e164}`} aria-label={`Call ${phone.display}`}>
        Call
      </a>
      {pdfUrl && (
        <a className="button quiet" href={pdfUrl} download aria-label="Download PDF">
          PDF
        </a>
      )}
    </nav>
  );
}
