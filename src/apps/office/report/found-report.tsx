import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { cardRadius } from '@domain/brand/measures';
import { reportWith } from '@/features/report-actions/report-row';
import { LatestReportsPart } from './latest-reports-part';

const Card = styled('div')(({ theme }) => ({
  padding: '16px 20px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: cardRadius,
  background: theme.vars.palette.background.paper,
}));

interface FoundReportProps {
  readonly reportId: string;
  readonly onAmend: (reportId: string) => void;
}

/** The one report that the address names, above the form. */
export function FoundReport({ reportId, onAmend }: FoundReportProps) {
  const list = useMemo(() => reportWith(reportId), [reportId]);
  return (
    <Card>
      <LatestReportsPart
        heading="Report you opened"
        list={list}
        none="This report no longer exists. It was deleted."
        focused
        customers
        onAmend={onAmend}
      />
    </Card>
  );
}
