import { styled } from '@mui/material/styles';
import { Icon } from '@/ui/icon';

const Anchor = styled('a')({ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44 });

/** Link to a finished PDF, in a new tab. */
export function DocumentLink({ url, children }: { readonly url: string; readonly children: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noopener">
      <Icon name="external" size={18} /> {children}
    </Anchor>
  );
}
