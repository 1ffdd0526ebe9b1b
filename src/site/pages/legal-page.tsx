import { business } from '@domain/business/business';
import { builtSettings } from '@domain/settings/built-settings';
import { writtenDate } from '@domain/time/written-date';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CallUs } from '@/ui/call-us';
import { PageLayout } from '../layout/page-layout';
import { LegalContents } from './legal-contents';
import { PrintStyles } from './print-styles';

export interface LegalSection {
  /** The section's anchor. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

const Article = styled('article')(({ theme }) => ({
  padding: 'clamp(40px, 6vw, 88px) var(--edge) clamp(64px, 8vw, 112px) var(--text-x)',
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& .updated': { margin: '12px 0 0', color: theme.vars.palette.text.secondary },
  '& .lead': { ...theme.typography.subtitle1, margin: '20px 0 0', maxWidth: '56ch' },
  '& .columns': { display: 'grid', gap: 40, marginTop: 'clamp(32px, 4vw, 56px)' },
  '& h2': { ...theme.typography.h4, margin: '0 0 12px' },
  '& h3': { ...theme.typography.h6, margin: '24px 0 8px' },
  '& section + section': { marginTop: 48 },
  '& .text': {
    maxWidth: '65ch',
    '& p, & ul, & dl': { margin: '0 0 16px' },
    '& ul': { paddingLeft: 20 },
    '& li + li': { marginTop: 8 },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: '2px 0 14px' },
  '& .text .contact': {
    marginTop: 56,
    paddingTop: 24,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  [theme.breakpoints.up('lg')]: {
    '& .columns': { gridTemplateColumns: '264px minmax(0, 1fr)', gap: 72 },
  },
  '@media print': {
    padding: 0,
    '& h1': { fontSize: '22pt' },
    '& h2': { fontSize: '13pt' },
    '& .lead': { fontSize: '11.5pt', maxWidth: 'none' },
    '& .columns': { display: 'block', marginTop: 24 },
    '& .text': { maxWidth: 'none' },
    '& section + section': { marginTop: 24 },
    '& .letterhead': {
      margin: '0 0 20pt',
      paddingBottom: '6pt',
      borderBottom: '1px solid #000',
      fontWeight: 600,
    },
  },
}));

interface LegalPageProps {
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly updated: string;
  readonly lead: ReactNode;
  readonly sections: readonly LegalSection[];
}

/** A long text with headings and a table of contents, which can also be printed. */
export function LegalPage({ title, updated, lead, sections }: LegalPageProps) {
  const { email } = builtSettings.contact;
  return (
    <PageLayout>
      <PrintStyles />
      <Article>
        <p className="letterhead print-only">
          {business.name}, {business.siteUrl}
        </p>
        <h1>{title}</h1>
        <p className="updated">
          Last updated <time dateTime={updated}>{writtenDate(updated)}</time>
        </p>
        <p className="lead">{lead}</p>
        <div className="columns">
          <LegalContents sections={sections} />
          <div className="text">
            {sections.map(({ id, title: heading, body }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{heading}</h2>
                {body}
              </section>
            ))}
            <p className="contact">
              Questions about this page? Write to <a href={`mailto:${email}`}>{email}</a> or call <CallUs />.
              A person will answer.
            </p>
          </div>
        </div>
      </Article>
    </PageLayout>
  );
}
