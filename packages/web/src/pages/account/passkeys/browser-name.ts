/** "Firefox, Linux" from what a browser says of itself. */
export function browserName(label: string): string {
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((each) =>
    label.includes(each),
  );
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((each) =>
    label.includes(each),
  );
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };
  const parts = [browser && (names[browser] ?? browser), system].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : label.slice(0, 40);
}
