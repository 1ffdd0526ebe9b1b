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

interface FieldMessageProps {
  readonly error: string | undefined;
  readonly hint: string | undefined;
}

/** A field's error, then its hint; takes no space where there is neither. */
export function FieldMessage({ error, hint }: FieldMessageProps) {
  if (error === undefined && hint === undefined) return null;
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
      {hint !== undefined && (
        <HintLine>
          <CallText>{hint}</CallText>
        </HintLine>
      )}
    </>
  );
}
