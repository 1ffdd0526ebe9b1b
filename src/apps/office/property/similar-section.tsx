import MuiLink from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { propertyAddress } from '@domain/office/property-address';
import type { Property } from '@domain/property/property';
import type { ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { RowButton } from '@/ui/row-button';
import { rowsOfList } from '../customer/customer-records';
import { Note } from '../customer/record-list';
import { MergeDialog } from './merge-dialog';
import { propertiesNear } from './property-lists';
import { otherProperties, similarProperties } from './similar-properties';
import type { PropertyActions } from './use-property-actions';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', paddingBlock: 8 },
  '& li > a': { flex: '1 1 200px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

interface SimilarSectionProps {
  readonly property: Property;
  readonly actions: PropertyActions;
}

/** Proposes other spellings of the property, and finds any other one, to merge them. */
export function SimilarSection({ property, actions }: SimilarSectionProps) {
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const [asked, setAsked] = useState<{ readonly other: Property; readonly open: boolean } | null>(null);
  const own = useMemo(() => propertiesNear([property.address]), [property.address]);
  const other = useMemo(() => propertiesNear([searched]), [searched]);
  const ask = (merged: Property) => setAsked({ other: merged, open: true });
  return (
    <>
      {own ? (
        <Near list={own} property={property} proposed onSame={ask} />
      ) : (
        <Note>Similar addresses are found by the house number, and this one doesn’t begin with one.</Note>
      )}
      <TextField
        label="Find another address"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText="House number and street, as it is in the other job"
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 200 } }}
      />
      {other && <Near list={other} property={property} proposed={false} onSame={ask} />}
      {asked && (
        <MergeDialog
          open={asked.open}
          into={property.address}
          other={asked.other}
          running={actions.isRunning}
          onMerge={async () => {
            const outcome = await actions.merge(asked.other);
            if (outcome === 'done') setTyped('');
            return outcome !== 'failed';
          }}
          onClose={() => setAsked((before) => before && { ...before, open: false })}
          onExited={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface NearProps {
  readonly list: ListQuery<Property>;
  readonly property: Property;
  /** Whether only likely spellings of this one are shown. */
  readonly proposed: boolean;
  readonly onSame: (other: Property) => void;
}

function Near({ list, property, proposed, onSame }: NearProps) {
  const read = useLiveList(list);
  const near = rowsOfList(read);
  const shown = proposed ? similarProperties(property, near) : otherProperties(property.id, near);
  if (read.state === 'loading') return <Note role="status">Loading...</Note>;
  if (shown.length === 0) {
    return (
      <Note role="status">
        {proposed ? 'No other address looks like this one.' : 'No other property found.'}
      </Note>
    );
  }
  return (
    <List aria-label={proposed ? 'Similar addresses' : 'Addresses found'}>
      {shown.map((other) => (
        <li key={other.id}>
          <MuiLink component={Link} to={propertyAddress(other.id)} dir="auto">
            {other.address}
          </MuiLink>
          <RowButton label="Same property" of={other.address} onClick={() => onSame(other)} />
        </li>
      ))}
    </List>
  );
}
