import { useNavigate } from 'react-router-dom';
import { Find } from '@/features/find/find';

// The lists' records are loaded with the first search, not with the header.
const loadKinds = async () => (await import('./hit-kinds')).hitKinds;

/** The office's search, on top of every tab. */
export function OfficeFind() {
  const navigate = useNavigate();
  return <Find load={loadKinds} onOpen={(to) => void navigate(to)} />;
}
