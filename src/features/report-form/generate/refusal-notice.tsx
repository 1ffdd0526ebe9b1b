import type { AppErrorDetails } from '@domain/errors/app-error';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';

interface RefusalNoticeProps {
  readonly refusal: AppErrorDetails;
  /** Whether it was or has to be submitted for review, instead of generated. */
  readonly submitted: boolean;
}

/** Why the server refused a report, which is back in the form to be changed. */
export function RefusalNotice({ refusal, submitted }: RefusalNoticeProps) {
  const sentences = [...new Set(Object.values(refusal.fields ?? {}))];
  return (
    <Notice tone="error" role="alert">
      <Icon name="alert" size={22} />
      <div>
        <p>
          <strong>
            The report was not {submitted ? 'submitted' : 'generated'}. {refusal.userMessage}
          </strong>
        </p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>Nothing was lost. Fix the problem, then {submitted ? 'submit' : 'generate'} it again.</p>
      </div>
    </Notice>
  );
}
