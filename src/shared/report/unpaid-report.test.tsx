import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { UnpaidListedReport } from '@domain/portal/listed-report';
import { theme } from '@/theme/theme';
import { UnpaidReport } from './unpaid-report';

const report: UnpaidListedReport = {
  state: 'unpaid',
  id: 'r-1',
  property_address: '12 Main St, Akron',
  report_date: '2026-03-05',
  amount: 140,
  url: 'https://example.com/report/key',
};

test('an unpaid report says what its link does', () => {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <UnpaidReport report={report} />
    </ThemeProvider>,
  );
  expect(html).toContain('Pay and view the report');
  expect(html).toContain('$140');
});
