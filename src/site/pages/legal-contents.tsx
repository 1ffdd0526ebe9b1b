import { styled } from '@mui/material/styles';
import type { LegalSection } from './legal-page';

/**
 * The table of contents, drawn as a pipe with a tick for each section. Browsers with support fill the current one.
 */
const Contents = styled('nav')(({ theme }) => ({
  '& h2': { fontSize: '0.9375rem', margin: '0 0 8px' },
  '& ol': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    scrollTargetGroup: 'auto',
  },
  '& li': { breakInside: 'avoid', borderLeft: `3px solid ${theme.vars.palette.primary.main}` },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '4px 8px 4px 24px',
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      width: 12,
      height: 3,
      background: theme.vars.palette.primary.main,
    },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: 2 },
    '&:target-current': { fontWeight: 600 },
    '&:target-current::before': { width: 18, height: 5, background: theme.vars.palette.secondary.main },
  },
  [theme.breakpoints.down('lg')]: { '& ol': { columns: '150px 3', columnGap: 16 } },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 104,
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 128px)',
    overflowY: 'auto',
    '& a': { minHeight: 40 },
  },
}));

export function LegalContents({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <Contents className="screen-only" aria-labelledby="contents-title">
      <h2 id="contents-title">On this page</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}
