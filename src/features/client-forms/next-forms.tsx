import type { ClientJob } from '@domain/access/client-forms';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { questionnaireEntryId } from '@/offline/questionnaire-entry-id';
import { useEntry } from '@/offline/use-entry';
import { buttonStyles } from '@/ui/button-styles';
import { Icon } from '@/ui/icon';
import { clientForms, formAddress, type ClientForm } from './client-form';

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
  '& .waiting': { color: theme.vars.palette.text.secondary },
  '& .done': { color: theme.vars.palette.success.main, display: 'inline-flex', gap: 6, alignItems: 'center' },
}));

const NextLink = styled(Link)(({ theme }) => buttonStyles({ theme }));

interface NextFormsProps {
  readonly job: ClientJob;
  readonly linkKey: string;
}

/** The state of all three forms, with links to those that are missing. */
export function NextForms({ job, linkKey }: NextFormsProps) {
  const entry = useEntry(questionnaireEntryId(linkKey));
  // Renders nothing until the outbox is read, because a questionnaire waiting there would be shown as
  // missing.
  if (entry === undefined) return null;
  const forms = clientForms(job, entry);
  const first = forms.find(({ state }) => state === 'missing');
  const waits = forms.some(({ state }) => state === 'waiting');
  return (
    <section aria-labelledby="next-forms" style={{ display: 'grid', gap: 16 }}>
      <h2 id="next-forms">{titleOf(first, waits)}</h2>
      {!first && !waits && <p>There’s nothing more to fill in. We’ll be there at your confirmed time.</p>}
      {waits && (
        <p>
          Your questionnaire is saved on this device. We’ll send it as soon as we can. You don’t have to do
          anything.
        </p>
      )}
      <List>
        {forms.map((form) => (
          <li key={form.path}>
            <span className="title">{form.title}</span>
            <FormState form={form} linkKey={linkKey} />
          </li>
        ))}
      </List>
      {first && (
        <NextLink to={formAddress(first.path, linkKey)} style={{ justifySelf: 'start' }}>
          Next: {first.title} <Icon name="arrow-right" />
        </NextLink>
      )}
    </section>
  );
}

function titleOf(missing: ClientForm | undefined, waits: boolean): string {
  if (missing) return 'What is still missing';
  return waits ? 'Your questionnaire is waiting to be sent' : 'All your forms are complete';
}

function FormState({ form, linkKey }: { readonly form: ClientForm; readonly linkKey: string }) {
  if (form.state === 'waiting') return <span className="waiting">Waiting to be sent</span>;
  if (form.state === 'done') {
    return (
      <span className="done">
        <Icon name="check" size={18} /> Done
      </span>
    );
  }
  return (
    <Link
      to={formAddress(form.path, linkKey)}
      style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      aria-label={`Open: ${form.title}`}
    >
      Open
    </Link>
  );
}
