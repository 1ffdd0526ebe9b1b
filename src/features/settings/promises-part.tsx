import { SettingFigure } from './setting-fields';
import { SettingGrid, SettingsPart } from './settings-part';

/** What emails and pages promise, in hours. */
export function PromisesPart() {
  return (
    <SettingsPart part="promises" about="What pages and emails promise clients. All in hours.">
      <SettingGrid>
        <SettingFigure
          name="promises.confirmationHours"
          label="Confirmed within"
          required
          hint="The time that a client asked for."
        />
        <SettingFigure
          name="promises.contactHours"
          label="Contacted within"
          required
          hint="A client, or someone who was referred."
        />
        <SettingFigure
          name="promises.reportHours"
          label="Report within"
          required
          hint="After the inspection."
        />
        <SettingFigure
          name="promises.emailReplyHours"
          label="Email answered within"
          required
          hint="Messages to your address."
        />
      </SettingGrid>
    </SettingsPart>
  );
}
