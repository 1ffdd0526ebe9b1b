import { styled } from '@mui/material/styles';
import { CoreIcon } from '@/ui/core-icon';
import { CallText } from '@/ui/call-text';

const ErrorLine = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  color: theme.vars.palette.error.main,
  fontWeight: 600,
  '& svg': { marginTop: 2 },
}));

const HintLine = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

const NoteLine = styled('span')(({ theme }) => ({
  display: 'block',
  paddingInlineStart: 8,
  borderInlineStart: `3px solid ${theme.vars.palette.secondary.main}`,
  color: theme.vars.palette.text.primary,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

interface FieldMessageProps {
  readonly error: string | undefined;
  readonly hint: string | undefined;
  /** What someone else says about the field. */
  readonly note?: string | undefined;
}

/** A field's error, its note, then its hint; takes no space where there is none of them. */
export function FieldMessage({ error, hint, note }: FieldMessageProps) {
  if (error === undefined && hint === undefined && note === undefined) return null;
  return (
    <>
      {error !== undefined && (
        <ErrorLine>
          <CoreIcon name="alert" size={16} />
          <span>
            <CallText>{error}</CallText>
          </span>
        </ErrorLine>
      )}
      {note !== undefined && (
        <NoteLine dir="auto">
          <CallText>{note}</CallText>
        </NoteLine>
      )}
      {hint !== undefined && (
        <HintLine>
          <CallText>{hint}</CallText>
        </HintLine>
      )}
    </>
  );
}
