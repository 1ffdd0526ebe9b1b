import { styled } from '@mui/material/styles';
import type { Proof } from '@domain/business/facts';
import { reviewsShown } from '@domain/business/proof';
import { longDate } from '@domain/time/calendar-date';
import { newTab } from '../site-links';

const Root = styled('div')(({ theme }) => ({
  marginTop: 48,
  paddingTop: 32,
  borderTop: '1px solid var(--hairline)',
  display: 'grid',
  gap: 32,
  '& p': { margin: 0, maxWidth: '60ch' },
  '& .inspector': { display: 'flex', alignItems: 'center', gap: 16 },
  '& .inspector img': { width: 96, height: 96, borderRadius: 12, objectFit: 'cover' },
  '& .inspector strong': { ...theme.typography.h5, display: 'block' },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  },
  '& blockquote': { margin: 0 },
  '& footer': { marginTop: 8, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

/** What a visitor can check about the business; nothing where the owner has set nothing. */
export function ProofFacts({ proof }: { readonly proof: Proof }) {
  const { inspector, insurance, association, reviews } = proof;
  if (!inspector && !insurance && !association && reviews.length === 0) return null;
  return (
    <Root>
      {inspector && (
        <div className="inspector">
          <img src={inspector.photo} alt="" width={96} height={96} loading="lazy" />
          <p>
            <strong>{inspector.name}</strong>
            {inspector.credential}
          </p>
        </div>
      )}
      {(insurance || association) && (
        <p>
          {insurance && <>Insured: {insurance}.</>}{' '}
          {association && (
            <>
              Member of{' '}
              <a href={association.url} {...newTab}>
                {association.name}
              </a>
              .
            </>
          )}
        </p>
      )}
      {reviews.length > 0 && (
        <ul aria-label="Reviews">
          {reviews.slice(0, reviewsShown).map(({ words, author, date, source, url }) => (
            <li key={url + author}>
              <blockquote>
                <p>“{words}”</p>
                <footer>
                  {author}, {longDate(date)},{' '}
                  <a href={url} {...newTab}>
                    {source}
                  </a>
                </footer>
              </blockquote>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
