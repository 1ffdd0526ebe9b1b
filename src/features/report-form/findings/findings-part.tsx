import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { gloveHeight } from '@domain/brand/measures';
import { reportLimits } from '@domain/report/report-limits';
import { Icon } from '@/ui/icon';
import { PartHeading } from '../fields/part-heading';
import { FormPart } from '../form-surface';
import type { FindingValues } from '../report-values';
import type { FindingsChange } from './change-findings';
import { FindingCard, type FindingHandlers } from './finding-card';
import { FindingEditor } from './finding-editor';

interface FindingsPartProps {
  readonly findings: readonly FindingValues[];
  readonly openId: string | null;
  /** Finding's id -> its first error. */
  readonly problems: Readonly<Record<string, string>>;
  readonly handlers: FindingHandlers;
  readonly onChange: (change: FindingsChange) => void;
  readonly onAdd: () => void;
}

/** The findings, in the inspector's order. */
export function FindingsPart({ findings, openId, problems, handlers, onChange, onAdd }: FindingsPartProps) {
  const full = findings.length >= reportLimits.findings;
  return (
    <FormPart aria-labelledby="report-findings">
      <PartHeading id="report-findings">Findings{findings.length > 0 && ` (${findings.length})`}</PartHeading>
      {findings.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          No findings yet. A report without findings says the camera found nothing that needs work.
        </Typography>
      )}
      {findings.length > 1 && (
        <Typography sx={{ color: 'text.secondary' }}>
          The report lists the worst findings first. Findings of one severity stay in this order.
        </Typography>
      )}
      {findings.length > 0 && (
        <ol style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
          {findings.map((finding, index) => {
            const open = finding.id === openId;
            return (
              <FindingCard
                key={finding.id}
                finding={finding}
                number={index + 1}
                last={index === findings.length - 1}
                open={open}
                problem={problems[finding.id]}
                handlers={handlers}
              >
                {open && (
                  <FindingEditor
                    finding={finding}
                    number={index + 1}
                    showErrors={problems[finding.id] !== undefined}
                    onEdit={(values) => onChange({ type: 'edit', id: finding.id, values })}
                    onDone={() => handlers.toggle(finding.id)}
                  />
                )}
              </FindingCard>
            );
          })}
        </ol>
      )}
      <Button
        data-add-finding=""
        variant="outlined"
        color="inherit"
        size="large"
        disabled={full}
        startIcon={<Icon name="plus" size={20} />}
        onClick={onAdd}
        sx={{ justifySelf: 'start', minHeight: gloveHeight }}
      >
        Add Finding
      </Button>
      {full && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A report can have {reportLimits.findings} findings at most.
        </Typography>
      )}
    </FormPart>
  );
}
