import { reportedAs } from '@/logging/report-fault';
import { copyText } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { useToast } from '@/ui/use-toast';

interface CopyLinkProps {
  readonly url: string;
  /** Whom the link is for. */
  readonly name: string;
}

/** Copies a link, or shares it where the browser has a share sheet. */
export function CopyLink({ url, name }: CopyLinkProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await copyText(Promise.resolve(url));
      toast({ title: 'Link Copied', description: `You can now send it to ${name}.` });
    } catch {
      toast({ title: 'Failed to copy the link.', description: url, destructive: true });
    }
  };
  // Closing the sheet without a choice is not an error.
  const share = () =>
    navigator
      .share({ title: 'Sewer inspection report', url })
      .catch(reportedAs('a link not shared', undefined));
  return (
    <>
      <PlainButton
        type="button"
        look="quiet"
        aria-label={`Copy link for ${name}`}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={18} /> Copy link
      </PlainButton>
      {typeof navigator.share === 'function' && (
        <PlainButton
          type="button"
          look="quiet"
          aria-label={`Send link to ${name}`}
          onClick={() => void share()}
        >
          <Icon name="send" size={18} /> Send
        </PlainButton>
      )}
    </>
  );
}
