import type { ReactNode } from 'react';
import { SettingsPart } from './settings-part';

/** Who signs in to the office. Its changes hold at once, apart from the form. */
export function TeamPart({ children }: { readonly children: ReactNode }) {
  return (
    <SettingsPart part="team" about="Who signs in to the office. Changes here hold at once, without Save.">
      {children}
    </SettingsPart>
  );
}
