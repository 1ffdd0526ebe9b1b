import type { QuestionnaireField } from '@domain/questionnaire/questionnaire-answers';
import { FormChoiceField } from '@/forms/form-choice-field';
import { FormPhoneField } from '@/forms/form-phone-field';
import { FormTextField } from '@/forms/form-text-field';
import { QuestionNote } from './question-note';
import { questionWords } from './question-words';
import { YearField } from './year-field';

interface QuestionFieldProps {
  readonly field: QuestionnaireField;
  readonly required: boolean;
}

/** One question, as a Formik field of its kind. */
export function QuestionField({ field, required }: QuestionFieldProps) {
  const words = questionWords[field];
  const common = {
    name: field,
    label: words.label,
    required,
    ...(words.hint !== undefined && { hint: words.hint }),
  };
  switch (words.kind) {
    case 'choice':
      return (
        <>
          <FormChoiceField {...common} options={words.options} />
          {words.note !== undefined && <QuestionNote>{words.note}</QuestionNote>}
        </>
      );
    case 'year':
      return <YearField {...common} />;
    case 'phone':
      return <FormPhoneField {...common} autoComplete="off" />;
    case 'email':
      return (
        <FormTextField
          {...common}
          type="email"
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        />
      );
    case 'lines':
      return <FormTextField {...common} multiline rows={4} autoComplete="off" />;
    case 'line':
      return <FormTextField {...common} autoComplete="off" />;
  }
}
