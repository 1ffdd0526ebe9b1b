import type { ReactNode } from 'react';
import { markCircles, markSize } from '@domain/brand/mark';
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
          <svg width={markSize} height={markSize} viewBox="0 0 32 32" aria-hidden="true">
            {markCircles.map((circle) => (
              <circle key={circle.r} cx="16" {...circle} />
            ))}
          </svg>
          {business.name}
        </a>
        {children}
      </header>
    </>
  );
}
