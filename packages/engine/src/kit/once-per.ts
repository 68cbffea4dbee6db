/**
 * The same function, asked only once for each object as long as that lives: search imagines thousands of worlds from one
 * view. The object must not change, nor what was made of it.
 */
export function oncePer<Of extends object, Made extends object>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const made = make(of);
    known.set(of, made);
    return made;
  };
}
