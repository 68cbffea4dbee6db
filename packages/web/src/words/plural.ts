/** Made once: making one takes a hundred times as long as using it. */
const speakers = new Map<string, Speaker>();

interface Speaker {
  readonly rules: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

/** "1 card", "3 cards": a number with the right form of its noun, by the rules of the language. */
export function plural(
  locale: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  const { rules, number } = speaker(locale);
  const form = forms[rules.select(count)] ?? forms.other;
  return form.replace('#', number.format(count));
}

function speaker(locale: string): Speaker {
  const known = speakers.get(locale);
  if (known) return known;
  const made = { rules: new Intl.PluralRules(locale), number: new Intl.NumberFormat(locale) };
  speakers.set(locale, made);
  return made;
}
