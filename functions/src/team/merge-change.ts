import { detailsOf, type MemberDetails } from '@domain/admin/team-calls';
import { AppError } from '@domain/errors/app-error';
import { canonicalJson } from '@domain/idempotency/canonical-json';

type Field = keyof MemberDetails;

const fieldWords: Readonly<Record<Field, string>> = {
  name: 'the name',
  credential: 'the license or certificate',
  phone: 'the phone number',
  role: 'the role',
  inspects: 'whether they do inspections',
  color: 'the color',
  services: 'the services',
  week: 'the hours',
  days_off: 'the days off',
};

/**
 * The fields that an owner changed, compared with the member as they saw them. What was noted about the member in the
 * meantime stays.
 * @throws AppError `invalid-input` if one of the fields was changed in the meantime to something else, or if both changes
 * together make an inspector who does no inspections
 */
export function mergeChange(
  stored: MemberDetails,
  seen: MemberDetails,
  change: MemberDetails,
): Partial<MemberDetails> {
  const fields = Object.keys(fieldWords) as Field[];
  const differ = (field: Field, one: MemberDetails, other: MemberDetails) =>
    canonicalJson(one[field]) !== canonicalJson(other[field]);
  const changed = fields.filter((field) => differ(field, seen, change));
  const taken = changed.filter((field) => differ(field, stored, seen) && differ(field, stored, change));
  if (taken.length > 0) throw changedMeanwhile(taken);
  const merged: Partial<MemberDetails> = Object.fromEntries(
    changed.map((field) => [field, detailsOf(change)[field]]),
  );
  const { role, inspects } = { ...stored, ...merged };
  if (role === 'inspector' && !inspects) {
    throw changedMeanwhile((['role', 'inspects'] as const).filter((field) => differ(field, stored, seen)));
  }
  return merged;
}

function changedMeanwhile(fields: readonly Field[]): AppError {
  const what = new Intl.ListFormat('en-US').format(fields.map((field) => fieldWords[field]));
  return new AppError(
    'invalid-input',
    `changed meanwhile: ${fields.join(', ')}`,
    `Someone else changed ${what} in the meantime. Close this and open it again to see it.`,
  );
}
