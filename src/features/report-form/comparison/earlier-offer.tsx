import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { gloveHeight } from '@domain/brand/measures';
import type { EarlierReport } from '@domain/report/compare/earlier-reports-call';
import { askedFindings } from '@domain/report/compare/new-comparison';
import type { ComparisonKind } from '@domain/report/compare/outcomes';
import { counted } from '@domain/text/counted';
import { writtenDate } from '@domain/time/written-date';
import type { Findings } from '../findings/use-findings';
import type { ReportFields } from '../report-values';
import { beginComparison, writtenInspection } from './comparison-values';
import { useEarlierReports, type FindEarlierReports } from './use-earlier-reports';

interface EarlierOfferProps {
  readonly kind: ComparisonKind;
  readonly bookingId: string;
  readonly findings: Findings;
  readonly findEarlier: FindEarlierReports;
}

const intro: Readonly<Record<ComparisonKind, string>> = {
  repair: 'Say what was repaired: compare with the report that found it.',
  year: 'Say what has changed: compare with an earlier report of this line.',
};

/** The earlier reports of the same client about the same property, to compare with one of them. */
export function EarlierOffer({ kind, bookingId, findings, findEarlier }: EarlierOfferProps) {
  const { values, setFieldValue } = useFormikContext<ReportFields>();
  const earlier = useEarlierReports(findEarlier, bookingId);
  const quiet = { color: 'text.secondary' } as const;
  if (earlier.state === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height={gloveHeight} />
      </div>
    );
  }
  if (earlier.state === 'failed') {
    return (
      <>
        <Typography sx={quiet}>
          We couldn’t look for earlier reports. Check your connection, then try again. You can write the
          report meanwhile.
        </Typography>
        <Button
          variant="outlined"
          color="inherit"
          onClick={earlier.retry}
          sx={{ justifySelf: 'start', minHeight: gloveHeight }}
        >
          Try again
        </Button>
      </>
    );
  }
  if (earlier.reports.length === 0) {
    return (
      <Typography sx={quiet}>
        We have no earlier report of this address that this client can read. Write the report as usual.
      </Typography>
    );
  }
  const begin = (report: EarlierReport) => {
    const inspection = writtenInspection(findings.findings, values);
    void setFieldValue('comparison', beginComparison(kind, report, inspection));
  };
  return (
    <>
      <Typography sx={quiet}>{intro[kind]}</Typography>
      <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {earlier.reports.map((report, index) => {
          const asked = askedFindings(kind, report.findings).length;
          return (
            <li
              key={report.reportId}
              style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}
            >
              <Button
                variant={index === 0 ? 'contained' : 'outlined'}
                color={index === 0 ? 'primary' : 'inherit'}
                disabled={kind === 'repair' && asked === 0}
                onClick={() => begin(report)}
                sx={{ minHeight: gloveHeight }}
              >
                Compare With {writtenDate(report.date)}
              </Button>
              <Typography component="span" sx={quiet}>
                {kind === 'repair' && asked === 0
                  ? 'Nothing needed work then.'
                  : `${counted(asked, 'finding')}${kind === 'repair' ? ' that needed work' : ''}`}
              </Typography>
            </li>
          );
        })}
      </ul>
    </>
  );
}
