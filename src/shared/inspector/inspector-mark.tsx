import { styled } from '@mui/material/styles';
import { memberColorValues } from './member-color-values';
import { memberName, useMember } from './team-context';

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  '& > i': { flex: 'none', width: 10, height: 10, borderRadius: '50%' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Who does a job, with their color; nothing for nobody yet. */
export function InspectorMark({ uid }: { readonly uid: string | null }) {
  const member = useMember(uid);
  if (uid === null) return null;
  return (
    <Mark>
      <i aria-hidden="true" style={{ background: memberColorValues[member?.color ?? 'gray'] }} />
      <span dir="auto">{memberName(uid, member)}</span>
    </Mark>
  );
}
