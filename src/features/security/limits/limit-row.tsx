import { age } from '@/ui/age';
import { RowGrid } from '@/ui/list-detail/row-grid';
import { RowTitle } from '@/ui/list-detail/row-title';
import { useNow } from '@/ui/use-now';
import type { RateWindow } from './rate-window';
import { clientName, formTypeName } from '../security-words';
import { ViolationBadge } from './violation-badge';

/** A rate window in the list: client, form type, time and number of attempts. */
export function LimitRow({ window }: { readonly window: RateWindow }) {
  const now = useNow();
  return (
    <RowGrid>
      <div>
        <div data-part="who">
          <RowTitle>{clientName(window.client_ip)}</RowTitle>
        </div>
        <div data-part="when">
          <div>{formTypeName(window.form_type)}</div>
          <div data-muted="">{age(window.window_start, now)}</div>
        </div>
        <div data-part="where">{attempts(window.submission_count)}</div>
        <div data-part="actions">{window.violation && <ViolationBadge />}</div>
      </div>
    </RowGrid>
  );
}

function attempts(count: number): string {
  return count === 1 ? '1 attempt' : `${count} attempts`;
}
