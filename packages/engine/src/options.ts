export type OptionValue = string | number | boolean;

/** One thing a table can choose before a match: a key and its few possible values, the first being the default. */
export interface OptionSpec {
  readonly key: string;
  readonly values: readonly [OptionValue, ...OptionValue[]];
  /** One short sentence for people. */
  readonly about: string;
}

/** Reads options by their specs: a missing key gets its default; an unknown key or value gives undefined. */
export function parseOptionsBy<Options>(
  specs: readonly OptionSpec[],
  input: unknown,
): Options | undefined {
  const given = input ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return undefined;
  if (Object.keys(given).some((key) => !specs.some((spec) => spec.key === key))) return undefined;
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value: unknown = Reflect.get(given, spec.key) ?? spec.values[0];
    const known = spec.values.find((each) => each === value);
    if (known === undefined) return undefined;
    options[spec.key] = known;
  }
  return options as Options;
}

/** Every combination of option values, the defaults first. */
export function optionCombinations(
  specs: readonly OptionSpec[],
): Readonly<Record<string, OptionValue>>[] {
  let combinations: Record<string, OptionValue>[] = [{}];
  for (const spec of specs) {
    combinations = combinations.flatMap((options) =>
      spec.values.map((value) => ({ ...options, [spec.key]: value })),
    );
  }
  return combinations;
}
