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
        The report keeps the same link. What it said before stays on record as an earlier version. If you
        change the client’s email, the old link and anything shared from it stop working, and the new address
        gets a new link when you send the report.
      </Typography>
      <FormTextField name="amendment" label="Change" required multiline rows={2} />
    </FormPart>
  );
}
