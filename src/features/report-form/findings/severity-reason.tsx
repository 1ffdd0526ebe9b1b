import { useFormikContext } from 'formik';
import { isLower, severityWords } from '@domain/report/severity';
import { FormTextField } from '@/forms/form-text-field';
import type { FindingValues } from '../report-values';

/** Why a severity is lower than the library proposed; nothing while it isn't. */
export function SeverityReason() {
  const { severity, proposedSeverity } = useFormikContext<FindingValues>().values;
  if (proposedSeverity === '' || !isLower(severity, proposedSeverity)) return null;
  return (
    <FormTextField
      name="severityReason"
      label="Reason for the Lower Severity"
      hint={`${severityWords[proposedSeverity]} was proposed. The office reads the reason, and the client doesn’t.`}
      required
      multiline
      rows={2}
    />
  );
}
