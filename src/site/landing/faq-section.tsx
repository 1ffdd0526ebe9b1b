import { faq } from '@domain/business/faq';
import { builtSettings } from '@domain/settings/built-settings';
import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';
import { newTab } from '../site-links';

const Accordion = styled('div')(({ theme }) => ({
  borderTop: '1px solid var(--hairline)',
  '& details': { borderBottom: '1px solid var(--hairline)' },
  '& summary': {
    ...theme.typography.h5,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minHeight: 64,
    padding: '14px 0',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: theme.vars.palette.primary.main },
  },
  '& summary svg': { transition: 'rotate 200ms', color: theme.vars.palette.primary.main },
  '& details[open] summary svg': { rotate: '180deg' },
  '& .answer': { padding: '0 48px 24px 0', maxWidth: '65ch' },
  '& p': { margin: 0 },
  '& p + p': { marginTop: 8 },
  '& p a': { display: 'inline-block', padding: '8px 0' },
  '@media (prefers-reduced-motion: reduce)': { '& summary svg': { transition: 'none' } },
}));

/** The questions, one expanded at a time: the browser closes the others with the same name. */
export function FaqSection() {
  return (
    <Accordion>
      {faq(builtSettings).map(({ question, answer, link }) => (
        <details key={question} name="faq">
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <div className="answer">
            <p>{answer}</p>
            {link && (
              <p>
                <a href={link.url} {...(!link.url.startsWith('/') && newTab)}>
                  {link.text}
                </a>
              </p>
            )}
          </div>
        </details>
      ))}
    </Accordion>
  );
}
