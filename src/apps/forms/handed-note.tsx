import { business } from '@domain/business/business';
import { styled } from '@mui/material/styles';
import { useHandedDevice } from '@/firebase/session/use-handed-device';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';

const Note = styled(Notice)({
  alignItems: 'center',
  '& > svg': { margin: 0 },
  marginBlockEnd: 32,
  paddingBlock: 4,
  '& > div': {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
  },
  '& p, & a': { minHeight: 44, display: 'inline-flex', alignItems: 'center' },
});

/** On a device that the office handed over: whose it is, and the inspector's way back. */
export function HandedNote() {
  const handed = useHandedDevice();
  if (handed === null) return null;
  return (
    <Note>
      <Icon name="lock" size={18} />
      <div>
        <p>This device belongs to {business.name}.</p>
        <a href={handed.job}>Inspector: unlock</a>
      </div>
    </Note>
  );
}
