import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  furtherAddresses,
  importFields,
  missingColumns,
  type ImportColumns,
  type ImportField,
} from '@domain/import/import-fields';
import type { ImportKind } from '@domain/import/import-kinds';
import { focusFirstError } from '@/forms/focus-first-error';
import { FormSelectField } from '@/forms/form-select-field';
import { Icon } from '@/ui/icon';
import type { CsvFile } from './read-csv';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '16px 20px',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& .sample': {
    margin: '4px 0 0',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 20 });

interface ColumnsFormProps {
  readonly file: CsvFile;
  readonly kind: ImportKind;
  readonly columns: ImportColumns;
  readonly onCheck: (columns: ImportColumns) => Promise<void>;
  readonly onCancel: () => void;
}

/** Field -> the number of its column as a text; empty for none. */
type Values = Readonly<Record<string, string>>;

const chosen = (values: Values): ImportColumns =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[name, Number(value)]])),
  );

/** The further address that a field belongs to, counted from 1; 0 for all other fields. */
const furtherOf = ({ name, partOf = name }: ImportField) =>
  furtherAddresses.findIndex((further) => further === partOf) + 1;

/** The mapping step: for each field a column of the file, with samples of what is in it. */
export function ColumnsForm({ file, kind, columns, onCheck, onCancel }: ColumnsFormProps) {
  const all = importFields[kind];
  const [further, setFurther] = useState(() =>
    Math.max(0, ...all.filter(({ name }) => columns[name] !== undefined).map(furtherOf)),
  );
  const fields = all.filter((field) => furtherOf(field) <= further);
  const form = useRef<HTMLFormElement>(null);
  const addAddress = () => {
    flushSync(() => setFurther(further + 1));
    const street = form.current?.elements.namedItem(furtherAddresses[further] ?? '');
    if (street instanceof HTMLElement) street.focus();
  };
  const options = file.headers.map((header, index) => ({
    value: String(index),
    label: header === '' ? `Column ${index + 1}` : header,
  }));
  const initial = Object.fromEntries(
    importFields[kind].map(({ name }) => [name, columns[name] === undefined ? '' : String(columns[name])]),
  );
  return (
    <Formik<Values>
      initialValues={initial}
      validate={(values) => missingColumns(kind, chosen(values))}
      onSubmit={(values) => onCheck(chosen(values))}
    >
      {({ values, isSubmitting, submitForm, validateForm }) => (
        <Form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            void validateForm().then(async (errors) => {
              await submitForm();
              focusFirstError(form, errors);
            });
          }}
        >
          <Fields>
            {fields.map(({ name, label, needed, hint }) => (
              <div key={name}>
                <FormSelectField
                  name={name}
                  label={label}
                  required={needed === true}
                  hint={hint}
                  emptyLabel="Not in this file"
                  options={options}
                />
                <Samples file={file} column={values[name] ?? ''} />
              </div>
            ))}
          </Fields>
          {fields.length < all.length && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="plus" size={18} />}
              onClick={addAddress}
              sx={{ marginBlockStart: '16px' }}
            >
              Add another address
            </Button>
          )}
          <Buttons>
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              Check the file
            </Button>
            <Button color="inherit" disabled={isSubmitting} onClick={onCancel}>
              Choose another file
            </Button>
          </Buttons>
        </Form>
      )}
    </Formik>
  );
}

/** The first values of a column. */
function Samples({ file, column }: { readonly file: CsvFile; readonly column: string }) {
  if (column === '') return null;
  const values = file.rows.map((row) => row[Number(column)]?.trim() ?? '').filter(Boolean);
  const samples = [...new Set(values)]
    .slice(0, 3)
    .map((value) => (value.length > 60 ? `${value.slice(0, 60)}…` : value));
  return (
    <p className="sample" dir="auto">
      {samples.length === 0 ? 'This column is empty.' : `Such as: ${samples.join(' · ')}`}
    </p>
  );
}
