import { filmMoment } from '@domain/report/film-moment';
import type { Finding } from '@domain/report/finding';
import { findingAnchor } from '@domain/report/finding-anchor';
import { darkRuns, qrCode, type QrCode } from '../../platform/qr-code';
import type { ReportView } from './report-view';

interface PaperMomentProps {
  readonly finding: Finding;
  /** From 1. */
  readonly number: number;
  readonly paper: Pick<ReportView, 'paperAddress'> & { readonly form: Pick<ReportView['form'], 'films'> };
}

/** On paper alone: a finding's moment in a film, with a code that opens the report's page at the finding. */
export function PaperMoment({ finding, number, paper }: PaperMomentProps) {
  const words = filmMoment(finding, paper.form.films);
  if (words === null) return null;
  const address = `${paper.paperAddress}#${findingAnchor(number)}`;
  const code = qrCode(address);
  return (
    <div className="paper">
      <svg
        viewBox={`0 0 ${code.length} ${code.length}`}
        role="img"
        aria-label={`QR code that opens the report at finding ${number}: ${address}`}
      >
        <path d={pathOf(code)} />
      </svg>
      <p>
        <strong>{words}</strong>
        <br />
        Scan the code to open the report at this finding.
      </p>
    </div>
  );
}

/** A code as an SVG path, one unit a module. */
export function pathOf(code: QrCode): string {
  return darkRuns(code)
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join('');
}
