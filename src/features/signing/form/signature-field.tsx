import { FormTextField } from '@/forms/form-text-field';
import { SignatureFace, signatureFont, warmSignatureFace } from './signature-face';

const written = {
  '& .MuiOutlinedInput-input': {
    height: 44,
    padding: '14px 16px',
    fontFamily: signatureFont,
    fontSize: '2rem',
    lineHeight: '44px',
  },
} as const;

/** The typed signature, in a script font. */
export function SignatureField() {
  return (
    <>
      <SignatureFace />
      <FormTextField
        name="client_signature"
        label="Signature"
        required
        hint="Type your full name. It counts as your handwritten signature."
        autoComplete="off"
        sx={written}
        slotProps={{
          htmlInput: {
            spellCheck: false,
            autoCapitalize: 'words',
            autoCorrect: 'off',
            onFocus: warmSignatureFace,
          },
        }}
      />
    </>
  );
}
