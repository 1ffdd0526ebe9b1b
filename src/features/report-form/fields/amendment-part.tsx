import Typography from '@mui/material/Typography';
import { FormTextField } from '@/forms/form-text-field';
import { FormPart } from '../form-surface';
import { PartHeading } from './part-heading';

/** What a new version changes, which the client reads above the report. */
export function AmendmentPart() {
  return (
    <FormPart aria-labelledby="report-amendment">
      <PartHeading id="report-amendment">What this version changes</PartHeading>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The report keeps the same link. What it said before stays on record as an earlier version.
      </Typography>
      <FormTextField name="amendment" label="Change" required multiline rows={2} />
    </FormPart>
  );
}
