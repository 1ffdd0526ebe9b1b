import type { ReactNode } from 'react';

interface PanelProps {
  /** The link to it opens the panel, and any other link on the page closes it; neither needs a script. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a client's report page that a button in its action bar opens, at the top of the report. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section id={id} className="panel request raised screen" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <a href="#report">Close</a>
      </header>
      {children}
    </section>
  );
}
