import type { AppErrorDetails } from '@domain/errors/app-error';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';

/** Why the server did not take a report: it is in the form again, to be changed. */
export function RefusalNotice({ refusal }: { readonly refusal: AppErrorDetails }) {
  const sentences = [...new Set(Object.values(refusal.fields ?? {}))];
  return (
    <Notice tone="error" role="alert">
      <Icon name="alert" size={22} />
      <div>
        <p>
          <strong>The report was not generated. {refusal.userMessage}</strong>
        </p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>Nothing of it is lost. Change what is wrong, and generate it again.</p>
      </div>
    </Notice>
  );
}
