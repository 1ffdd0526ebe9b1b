import type { ClientBooking } from '@domain/access/client-forms';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { clientForms, formAddress } from './client-form';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .title': { flex: 1, minWidth: 0 },
  '& .done': { color: theme.vars.palette.success.main, display: 'inline-flex', gap: 6, alignItems: 'center' },
}));

const NextLink = styled(Link)(({ theme }) => buttonStyles({ theme }));

interface NextFormsProps {
  readonly booking: ClientBooking;
  readonly bookingKey: string;
}

/** All three forms with what is done, and the way on to what is missing; says so when nothing is. */
export function NextForms({ booking, bookingKey }: NextFormsProps) {
  const forms = clientForms(booking);
  const missing = forms.filter(({ done }) => !done);
  const [first] = missing;
  return (
    <section aria-labelledby="next-forms" style={{ display: 'grid', gap: 16 }}>
      <h2 id="next-forms">{first ? 'What is still missing' : 'All your forms are complete'}</h2>
      {!first && <p>There is nothing more to fill in. We come at the time that we confirmed to you.</p>}
      <List>
        {forms.map(({ title, path, done }) => (
          <li key={path}>
            <span className="title">{title}</span>
            {done ? (
              <span className="done">
                <Icon name="check" size={18} /> Done
              </span>
            ) : (
              <Link
                to={formAddress(path, bookingKey)}
                style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                aria-label={`Open: ${title}`}
              >
                Open
              </Link>
            )}
          </li>
        ))}
      </List>
      {first && (
        <NextLink to={formAddress(first.path, bookingKey)} style={{ justifySelf: 'start' }}>
          Next: {first.title} <Icon name="arrow-right" />
        </NextLink>
      )}
    </section>
  );
}
