import { InspectorMark } from '@/shared/inspector/inspector-mark';
import type { Lane } from './lanes';

export function LaneName({ lane }: { readonly lane: Lane }) {
  return lane.id === '' ? lane.name : <InspectorMark uid={lane.id} />;
}
