import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { FormTextField } from '@/forms/form-text-field';
import { Icon } from '@/ui/icon';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete?: string;
  /** Shown below the field. */
  readonly hint?: string;
}

/** A password field that can show what is typed. */
export function PasswordField({ name, label, autoComplete = 'current-password', hint }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormTextField
      name={name}
      label={label}
      type={shown ? 'text' : 'password'}
      required
      autoComplete={autoComplete}
      hint={hint}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'none' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={shown ? 'Hide password' : 'Show password'}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                <Icon name={shown ? 'eye-off' : 'eye'} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
