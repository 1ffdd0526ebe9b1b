import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { auditedCollections } from '@domain/audit/audited-collections';
import type { TrailFilter } from './trail-query';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignItems: 'end',
  marginBlockEnd: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '200px minmax(0, 1fr) auto' },
  '& > div:last-of-type': { display: 'flex', gap: 8 },
  '& .MuiButton-root': { flex: 1, whiteSpace: 'nowrap' },
}));

interface TrailSearchProps {
  readonly filter: TrailFilter;
  readonly onSearch: (filter: TrailFilter) => void;
}

/** Filters the trail by kind of record, or by one record's id. Use the filter as the React key. */
export function TrailSearch({ filter, onSearch }: TrailSearchProps) {
  const [record, setRecord] = useState(filter.record);
  const filtered = filter.collection !== '' || filter.record !== '';
  return (
    <Form
      role="search"
      aria-label="Audit trail"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ ...filter, record: record.trim() });
      }}
    >
      <TextField
        select
        label="Records"
        value={filter.collection}
        onChange={({ target }) => onSearch({ collection: target.value, record: record.trim() })}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">All records</MenuItem>
        {Object.entries(auditedCollections).map(([name, words]) => (
          <MenuItem key={name} value={name}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Record ID"
        value={record}
        onChange={({ target }) => setRecord(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <div>
        <Button type="submit" variant="contained">
          Search
        </Button>
        {filtered && (
          <Button
            type="button"
            color="inherit"
            variant="outlined"
            onClick={() => onSearch({ collection: '', record: '' })}
          >
            Show all
          </Button>
        )}
      </div>
    </Form>
  );
}
