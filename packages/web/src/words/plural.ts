/** "1 card", "3 cards": a number with the right form of its noun, by the rules of the language. */
export function plural(
  locale: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(locale).format(count));
}
