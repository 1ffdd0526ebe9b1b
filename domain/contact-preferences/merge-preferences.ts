import {
  contactChoices,
  type ContactChoice,
  type ContactPreferences,
  type MailPreference,
} from './contact-preferences';

type Chosen<At> = Readonly<Partial<Record<ContactChoice, MailPreference<At> | null>>> & {
  readonly review_asked_at?: At | null;
};

type Merged<At> = Pick<ContactPreferences<At>, ContactChoice | 'review_asked_at'>;

/**
 * What a client has chosen once two of their records are one: 'stopped' before 'allowed', otherwise what was said later, and
 * of two equals the `other`. A spam report isn't among it, because it belongs to the mailbox.
 * @param millis the time of a moment, in milliseconds
 */
export function mergePreferences<At>(
  one: Chosen<At>,
  other: Chosen<At>,
  millis: (at: At) => number,
): Merged<At> {
  const choices = contactChoices.map(
    (choice) => [choice, mergeChoice(one[choice] ?? null, other[choice] ?? null, millis)] as const,
  );
  return {
    ...(Object.fromEntries(choices) as Pick<Merged<At>, ContactChoice>),
    review_asked_at: later(one.review_asked_at ?? null, other.review_asked_at ?? null, millis),
  };
}

function later<At>(one: At | null, other: At | null, millis: (at: At) => number): At | null {
  if (one === null || other === null) return one ?? other;
  return millis(one) > millis(other) ? one : other;
}

function mergeChoice<At>(
  one: MailPreference<At> | null,
  other: MailPreference<At> | null,
  millis: (at: At) => number,
): MailPreference<At> | null {
  if (one === null || other === null) return one ?? other;
  if (one.optional !== other.optional) return one.optional === 'stopped' ? one : other;
  return millis(one.at) > millis(other.at) ? one : other;
}

/** What stays with the old mailbox: stops, because its owner must not get what they objected to. */
export function staysBehind<At>(said: Chosen<At>): Merged<At> {
  const stays = contactChoices.map((choice) => {
    const chosen = said[choice] ?? null;
    return [choice, chosen?.optional === 'stopped' ? chosen : null] as const;
  });
  return { ...(Object.fromEntries(stays) as Pick<Merged<At>, ContactChoice>), review_asked_at: null };
}
