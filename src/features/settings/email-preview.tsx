import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { EmailPreviewAnswer } from '@domain/settings/email-schema';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& p': { margin: 0, fontSize: '0.9375rem', overflowWrap: 'anywhere' },
  '& p.about': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& iframe': {
    width: '100%',
    height: 560,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    // Emails have a light ground, whatever the office's.
    backgroundColor: '#fff',
  },
}));

interface EmailPreviewProps {
  /** The email's name in the office. */
  readonly name: string;
  readonly answer: EmailPreviewAnswer;
  /** Whether the words were changed since. */
  readonly isOutdated: boolean;
}

/** An email as its recipient sees it. The frame runs no scripts, and its links are taken out. */
export function EmailPreview({ name, answer, isOutdated }: EmailPreviewProps) {
  const { subject, html, isReal, isStandard } = answer;
  return (
    <Root aria-label={`Preview: ${name}`}>
      <Typography variant="h5" component="h4">
        Preview
      </Typography>
      <p className="about" role="status">
        {isOutdated && 'You’ve changed the words since. '}
        {isReal
          ? 'About the newest record that fits. '
          : 'None of the newest records fits this email, so it shows sample values. '}
        {isStandard &&
          'The standard wording stands where yours doesn’t fit, such as when the record lacks what it asks for. '}
        The links don’t work here.
      </p>
      <p>
        Subject: <strong>{subject}</strong>
      </p>
      <iframe sandbox="" title={`Email: ${name}`} srcDoc={withoutAddresses(html)} />
    </Root>
  );
}

/** The page's policy lets the frame load nothing, so a link would only replace the email with an error. */
function withoutAddresses(html: string): string {
  return html.replace(/ href="[^"]*"/g, '');
}
