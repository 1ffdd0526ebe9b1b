import Button from '@mui/material/Button';
import { factoryFinding, isStandard } from '@domain/finding-library/library-of';
import { severityWords } from '@domain/report/severity';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { Icon } from '@/ui/icon';
import { BlanksField } from './blanks-field';
import { severityOptions } from './severity-options';
import { SettingCard } from './setting-card';
import { SettingChoice, SettingField } from './setting-fields';
import { typedFinding, type FindingItemForm } from './settings-form';
import { SettingGrid } from './settings-part';
import { ThresholdsField } from './thresholds-field';

interface FindingItemCardProps {
  readonly item: FindingItemForm;
  /** From 0. */
  readonly index: number;
  readonly last: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
}

/** One finding of the library: its title with the buttons that move it, and its fields while it is open. */
export function FindingItemCard({
  item,
  index,
  last,
  open,
  onToggle,
  onMove,
  ...props
}: FindingItemCardProps) {
  const name = `findings.catalog[${index}]`;
  const title = item.title.trim() || 'A finding without a title';
  const isOwn = factoryFinding(item.id) === undefined;
  const isChanged = !isOwn && !isStandard(typedFinding(item));
  const facts = [
    item.severity === 'none' ? 'no severity' : `${severityWords[item.severity].toLowerCase()} severity`,
    isOwn && 'your own',
    isChanged && 'changed',
    item.favorite && 'favorite',
    !item.active && 'hidden',
  ].filter((fact) => fact !== false);
  return (
    <SettingCard {...{ name, title, facts, open, onToggle }} move={{ first: index === 0, last, onMove }}>
      <SettingGrid>
        <SettingField name={`${name}.title`} label="Title" required hint="As inspectors search for it." />
        <SettingField name={`${name}.problem`} label="Main problem" required hint="As the report names it." />
        <SettingChoice name={`${name}.severity`} label="Severity" options={severityOptions} />
      </SettingGrid>
      <BlanksField name={`${name}.observation`} label="Observation" required rows={4} />
      <ThresholdsField name={`${name}.thresholds`} />
      <BlanksField name={`${name}.recommendation`} label="Recommendation" rows={3} />
      <div className="choices">
        <FormCheckboxField
          name={`${name}.favorite`}
          label="Favorite"
          hint="Listed first, until an inspector chooses other favorites."
        />
        <FormCheckboxField
          name={`${name}.active`}
          label="Offered"
          hint="Inspectors can pick it. Reports keep what was picked before."
        />
      </div>
      {isChanged && (
        <Button color="inherit" variant="outlined" onClick={props.onRestore} sx={{ justifySelf: 'start' }}>
          Restore standard wording
        </Button>
      )}
      {isOwn && (
        <Button
          color="error"
          startIcon={<Icon name="trash" size={18} />}
          onClick={props.onRemove}
          sx={{ justifySelf: 'start' }}
        >
          Remove this finding
        </Button>
      )}
    </SettingCard>
  );
}
