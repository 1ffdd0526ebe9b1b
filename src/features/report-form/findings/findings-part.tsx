import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { gloveHeight } from '@domain/brand/measures';
import { reportLimits } from '@domain/report/report-limits';
import { FieldMessage } from '@/forms/field-message';
import { FieldNotesContext, useFieldNote } from '@/forms/field-notes';
import { Icon } from '@/ui/icon';
import { PartHeading } from '../fields/part-heading';
import { FormPart } from '../form-surface';
import { OpenBlanksNote } from '../library/open-blanks-note';
import { LibraryButton } from '../library/library-button';
import type { Picker } from '../library/use-picker';
import type { FindingValues } from '../report-values';
import { commentsOn, notesAt, useReportComments } from '../review/report-comments';
import type { FindingsChange } from './change-findings';
import { FindingCard, type FindingHandlers } from './finding-card';
import { FindingEditor } from './finding-editor';

interface FindingsPartProps {
  /** The inspector's uid. */
  readonly owner: string;
  readonly findings: readonly FindingValues[];
  readonly openId: string | null;
  /** Finding's id -> its first error. */
  readonly problems: Readonly<Record<string, string>>;
  readonly handlers: FindingHandlers;
  readonly onChange: (change: FindingsChange) => void;
  readonly onAdd: () => void;
  readonly picker: Picker;
  /** Opens a finding at one of its fields. */
  readonly onGo: (id: string, field: string) => void;
}

/** The findings, in the inspector's order. */
export function FindingsPart({
  owner,
  findings,
  openId,
  problems,
  handlers,
  picker,
  ...props
}: FindingsPartProps) {
  const { onChange, onAdd, onGo } = props;
  const full = findings.length >= reportLimits.findings;
  const comments = useReportComments();
  const note = useFieldNote('findings');
  return (
    <FormPart aria-labelledby="report-findings">
      <PartHeading id="report-findings">Findings{findings.length > 0 && ` (${findings.length})`}</PartHeading>
      <FieldMessage error={undefined} hint={undefined} note={note} />
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
                comments={commentsOn(comments, finding.id)}
                handlers={handlers}
              >
                {open && (
                  <FieldNotesContext value={notesAt(comments, finding.id)}>
                    <FindingEditor
                      owner={owner}
                      picker={picker}
                      full={full}
                      finding={finding}
                      number={index + 1}
                      showErrors={problems[finding.id] !== undefined}
                      onEdit={(values) => onChange({ type: 'edit', id: finding.id, values })}
                      onDone={() => handlers.toggle(finding.id)}
                    />
                  </FieldNotesContext>
                )}
              </FindingCard>
            );
          })}
        </ol>
      )}
      <OpenBlanksNote findings={findings} onGo={onGo} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <LibraryButton data-add-from-library="" disabled={full} onClick={picker.add}>
          Add From Library
        </LibraryButton>
        <Button
          data-add-finding=""
          variant="outlined"
          color="inherit"
          size="large"
          disabled={full}
          startIcon={<Icon name="plus" size={20} />}
          onClick={onAdd}
          sx={{ minHeight: gloveHeight }}
        >
          Add Finding
        </Button>
      </div>
      {full && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A report can have {reportLimits.findings} findings at most.
        </Typography>
      )}
    </FormPart>
  );
}
