import { SettingField } from './setting-fields';
import { SettingGrid, SettingsPart } from './settings-part';

/** Where the business works. */
export function AreaPart() {
  return (
    <SettingsPart
      part="area"
      about="A request from outside gets a mark in your list; it is never refused. The map on the site changes only with the business’s folder."
    >
      <SettingGrid>
        <SettingField
          name="area.cities"
          label="Cities"
          required
          multiline
          rows={10}
          hint="One in a row, in the order of the site’s list."
        />
        <SettingField
          name="area.referralCities"
          label="Cities in the referral app"
          required
          multiline
          rows={10}
          hint="Some of them, one in a row."
        />
        <SettingField
          className="whole"
          name="area.zips"
          label="ZIP codes"
          multiline
          rows={3}
          hint="An address with one of them is inside, whatever its city. Put commas or spaces between them."
        />
      </SettingGrid>
    </SettingsPart>
  );
}
