/** What the field for a part of something shows, and what it does when it is changed. */
export const fieldsOf =
  <Whole extends object>(whole: Whole, onChange: (whole: Whole) => void) =>
  <Part extends keyof Whole>(
    part: Part,
  ): { value: Whole[Part]; onChange: (value: Whole[Part]) => void } => ({
    value: whole[part],
    onChange: (value) => onChange({ ...whole, [part]: value }),
  });
