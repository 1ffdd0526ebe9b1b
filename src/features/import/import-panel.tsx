import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { ImportFlow } from './import-flow';
import { ImportRow } from './import-row';
import { newestImports } from './listed-imports';

const Root = styled('div')({
  display: 'grid',
  gap: 32,
  maxWidth: 880,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const Imports = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

/** Import: customers, past jobs and referrals from a CSV file, and the imports so far. */
export function ImportPanel({ call }: { readonly call: CallAsAdmin }) {
  const list = useLiveList(newestImports);
  if (list.state === 'loading') return <ListLoading label="Imports" />;
  return (
    <Root>
      <div>
        <Typography sx={{ marginBlockEnd: '20px' }}>
          Bring in your history from another product. Nobody is notified: no email, no notification, no
          reward. You see what an import would do before anything is saved, and you can undo it as a whole.
        </Typography>
        <ImportFlow call={call} known={list.rows} />
      </div>
      {(list.rows.length > 0 || list.damaged.length > 0) && (
        <section aria-labelledby="imports-so-far">
          <Typography id="imports-so-far" variant="h5" component="h2" sx={{ marginBlockEnd: '12px' }}>
            Imports so far
          </Typography>
          <DamagedNote damaged={list.damaged} />
          <Imports>
            {list.rows.map((each) => (
              <ImportRow key={each.id} run={each} call={call} />
            ))}
          </Imports>
          {list.hasMore && <ShowMore onShow={list.showMore}>Show earlier imports</ShowMore>}
        </section>
      )}
    </Root>
  );
}
