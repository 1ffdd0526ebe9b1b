import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { libraryLimits, measuredBlanks } from '@domain/finding-library/library-schema';
import { blankOf } from '@domain/report/blanks';
import { Icon } from '@/ui/icon';
import { SettingChoice, SettingField } from './setting-fields';
import type { FindingItemForm } from './settings-form';
import { SettingGrid } from './settings-part';
import { severityOptions } from './severity-options';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
  '& .about': { margin: 0, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const measured = measuredBlanks.map((value) => ({ value, label: blankOf(value).label }));

/** Measurements over which a higher severity is proposed. */
export function ThresholdsField({ name }: { readonly name: string }) {
  const [{ value: thresholds }, , { setValue }] = useField<FindingItemForm['thresholds']>(name);
  return (
    <Root>
      <legend>Thresholds</legend>
      <p className="about">A higher measurement proposes this severity instead.</p>
      {thresholds.map((_, index) => (
        // Their places are all that tells them apart.
        <SettingGrid key={index} role="group" aria-label={`Threshold ${index + 1}`}>
          <SettingChoice name={`${name}[${index}].blank`} label="Measured" options={measured} />
          <SettingField
            name={`${name}[${index}].over`}
            label="Over"
            required
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
          <SettingChoice
            name={`${name}[${index}].severity`}
            label="Proposed severity"
            options={severityOptions}
          />
          <Button
            color="inherit"
            startIcon={<Icon name="trash" size={18} />}
            onClick={() =>
              void setValue(
                thresholds.filter((__, other) => other !== index),
                false,
              )
            }
            sx={{ justifySelf: 'start' }}
          >
            Remove threshold {index + 1}
          </Button>
        </SettingGrid>
      ))}
      <Button
        name={name}
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="plus" size={18} />}
        disabled={thresholds.length >= libraryLimits.thresholds}
        onClick={() =>
          void setValue([...thresholds, { blank: 'percent', over: '', severity: 'medium' }], false)
        }
        sx={{ justifySelf: 'start' }}
      >
        Add threshold
      </Button>
    </Root>
  );
}
