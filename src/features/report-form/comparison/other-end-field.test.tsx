// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { comparisonSchema } from '@domain/report/compare/comparison';
import { comparisonOf } from '@domain/report/compare/testing/comparison-of';
import { focusFirstError } from '@/forms/focus-first-error';
import { theme } from '@/theme/theme';
import { writtenInspection } from './comparison-values';
import { OtherEndField } from './other-end-field';

afterEach(cleanup);

let chosen: (number | undefined)[];

function Field({ linearFootage, today }: { readonly linearFootage: number | null; readonly today: string }) {
  const [mirrored, setMirrored] = useState<number | undefined>();
  return (
    <OtherEndField
      comparison={{ ...comparisonOf({ linearFootage, direction: 'upstream' }), mirrored }}
      inspection={writtenInspection([], { linearFootage: today, direction: 'downstream' })}
      onChange={(next) => {
        chosen.push(next);
        setMirrored(next);
      }}
    />
  );
}

function show(linearFootage: number | null, today: string) {
  chosen = [];
  render(
    <ThemeProvider theme={theme}>
      <Field linearFootage={linearFootage} today={today} />
    </ThemeProvider>,
  );
  return {
    box: screen.getByRole<HTMLInputElement>('checkbox', { name: 'The camera went in at the other end' }),
    length: () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Length of the Line (ft)' }),
  };
}

test('a known length is taken, and can be corrected and taken back', () => {
  const { box, length } = show(62, '80');
  expect(screen.getByText('It went upstream then and downstream today.')).toBeDefined();
  expect(length()).toBeNull();
  fireEvent.click(box);
  expect(length()?.value).toBe('80');
  fireEvent.change(length()!, { target: { value: '84.5' } });
  expect(length()?.value).toBe('84.5');
  fireEvent.click(box);
  expect(length()).toBeNull();
  expect(chosen).toEqual([80, 84.5, undefined]);
});

test('a report that lacks the length leads to its field', () => {
  const { box, length } = show(null, '');
  fireEvent.click(box);
  const form = document.createElement('form');
  form.append(length()!);
  document.body.append(form);
  focusFirstError(form, { comparison: { mirrored: 'Enter the length of the line.' } });
  expect(document.activeElement).toBe(length());
});

test('without a known length, the inspector gives it, and no report is made before', () => {
  const { box, length } = show(null, '');
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(length()?.value).toBe('');
  expect(screen.getByText(/^Enter the length of the line/)).toBeDefined();
  fireEvent.change(length()!, { target: { value: 'eighty' } });
  expect(length()?.getAttribute('aria-invalid')).toBe('true');
  expect(length()?.value).toBe('eighty');
  expect(comparisonSchema.isValidSync({ ...comparisonOf(), mirrored: chosen.at(-1) })).toBe(false);
  fireEvent.change(length()!, { target: { value: '80' } });
  expect(length()?.getAttribute('aria-invalid')).toBe('false');
  expect(chosen).toEqual([0, 0, 80]);
  expect(comparisonSchema.isValidSync({ ...comparisonOf(), mirrored: chosen.at(-1) })).toBe(true);
});
