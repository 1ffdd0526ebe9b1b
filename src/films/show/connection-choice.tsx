import { useSyncExternalStore } from 'react';
import { ChoiceCard } from '@/forms/choice-card';
import { isOnlyWifi, onConnectionChange, saysConnection, setOnlyWifi } from '../queue/allowed-connection';

/** Whether films wait for Wi-Fi, where the browser says which connection it uses. */
export function ConnectionChoice() {
  const onlyWifi = useSyncExternalStore(onConnectionChange, isOnlyWifi);
  if (!saysConnection()) return null;
  return (
    <ChoiceCard>
      <input
        type="checkbox"
        checked={onlyWifi}
        onChange={({ currentTarget }) => setOnlyWifi(currentTarget.checked)}
      />
      <span>Upload films only on Wi-Fi</span>
      <span className="hint">Photos still upload on any connection.</span>
    </ChoiceCard>
  );
}
