/** Whether a text anywhere in plain data has a character that not every database can keep. However deep the data is. */
export function hasNul(value: unknown): boolean {
  const found = [value];
  for (const each of found) {
    if (typeof each === 'string' && each.includes('\0')) return true;
    if (typeof each === 'object' && each !== null)
      for (const part of Object.values(each)) found.push(part);
  }
  return false;
}
