import type { ReactNode } from 'react';
import { business } from '@domain/business/business';

interface PageHeadProps {
  /** Actions of the page. */
  readonly children?: ReactNode;
  readonly skip?: string;
}

/** The business's name and the page's actions. */
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
