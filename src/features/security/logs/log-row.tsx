import { age } from '@/ui/age';
import { RowGrid } from '@/ui/list-detail/row-grid';
import { RowTitle } from '@/ui/list-detail/row-title';
import { useNow } from '@/ui/use-now';
import type { LogEntry } from './log-entry';
import { clientName, formTypeName, suspicionWords } from '../security-words';
import { submittedBy } from './submitted-by';
import { SuspiciousBadge } from './suspicious-badge';

/** A submission in the list: sender, form, time, network, and why it is suspicious. */
export function LogRow({ entry }: { readonly entry: LogEntry }) {
  const now = useNow();
  const { submitted_data: submitted, suspicions } = entry;
  return (
    <RowGrid>
      <div>
        <div data-part="who">
          <RowTitle>{submittedBy(entry)}</RowTitle>
          <div dir="auto">{submitted.email}</div>
        </div>
        <div data-part="when">
          <div>{formTypeName(entry.form_type)}</div>
          <div data-muted="">{age(entry.created_at, now)}</div>
        </div>
        <div data-part="where" data-muted="">
          {clientName(entry.client_ip)}
        </div>
        <div data-part="note">{suspicionWords(suspicions)}</div>
        <div data-part="actions">{suspicions.length > 0 && <SuspiciousBadge />}</div>
      </div>
    </RowGrid>
  );
}
