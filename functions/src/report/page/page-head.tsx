import type { ReactNode } from 'react';
import { business } from '@domain/business/business';

/** Who writes, and what can be done with the page. */
export function PageHead({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <a className="skip" href="#report">
        Skip to the report
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
