// @vitest-environment jsdom
import { business } from '@domain/business/business';
import { emptyRequestForm, type RequestFormValues } from '@domain/request/request-form';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function show(texts: string, onValues: (values: RequestFormValues) => void = () => undefined) {
  vi.stubEnv('VITE_TEXTS', texts);
  const { RequestFields } = await import('./request-fields');
  const { theme } = await import('@/theme/theme');
  render(
    <ThemeProvider theme={theme}>
      <Formik initialValues={emptyRequestForm} onSubmit={() => undefined}>
        {({ values }) => {
          onValues(values);
          return <RequestFields variant="landing-section" today="2026-11-30" />;
        }}
      </Formik>
    </ThemeProvider>,
  );
}

test('text messages are agreed to by a box that begins unchecked and says what it means', async () => {
  let values = emptyRequestForm;
  await show('on', (typed) => (values = typed));
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Text me about my inspection' });
  expect(box.checked).toBe(false);
  const disclosure = document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  for (const part of [
    business.name,
    'rates may apply',
    'STOP',
    'HELP',
    'Privacy Policy',
    'don’t have to agree',
  ])
    expect(disclosure).toContain(part);
  fireEvent.click(box);
  expect(values.textsAgreed).toBe('yes');
  fireEvent.click(box);
  expect(values.textsAgreed).toBe('');
});

test('nothing of it is shown where the business sends none', async () => {
  await show('');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
