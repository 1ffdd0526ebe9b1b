import type { BlogLinks } from '@domain/business/blog-links';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { newTab } from '../site-links';

const Links = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    height: '100%',
    padding: 24,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    transition: 'border-color 150ms',
    '&:hover': { borderColor: theme.vars.palette.text.primary },
  },
  '& strong': {
    ...theme.typography.h4,
    display: 'block',
    marginBottom: 4,
    color: theme.vars.palette.text.primary,
  },
  '& span': { color: theme.vars.palette.text.secondary },
  '& svg': { marginTop: 4, color: theme.vars.palette.secondary.main },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const articlesOf = (links: BlogLinks) => [
  {
    title: 'Sewer inspections',
    text: 'What the camera shows and what it means for a sale.',
    href: links.inspections,
  },
  {
    title: 'Inspection costs',
    text: 'What a scope costs, and what repairs cost if you skip it.',
    href: links.costs,
  },
  {
    title: 'All articles',
    text: 'Older lines, roots, offsets, and how to live with them.',
    href: links.home,
  },
];

/** Links to the blog, which is on another host. */
export function BlogSection({ links }: { readonly links: BlogLinks }) {
  return (
    <Links>
      {articlesOf(links).map(({ title, text, href }) => (
        <li key={title}>
          <a href={href} {...newTab}>
            <span>
              <strong>{title}</strong>
              {text}
            </span>
            <Icon name="external" />
          </a>
        </li>
      ))}
    </Links>
  );
}
