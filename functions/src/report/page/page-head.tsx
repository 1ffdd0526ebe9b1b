import type { ReactNode } from 'react';
import { business } from '@domain/business/business';

interface PageHeadProps {
  /** What can be done with the page. */
  readonly children?: ReactNode;
  readonly skip?: string;
}

/** Who writes, and what can be done with the page. */
export function PageHead({ children, skip = 'Skip to the report' }: PageHeadProps) {
  return (
    <>
      <a className="skip" href="#report">
        {skip}
      </a>
      <header className="head">
        <a className="name" href="/">
          {business.name}
        </a>
        {children}
      </header>
    </>
  );
}
