/** Runs `work` while Math.random and the clock throw, so that nothing in it can depend on them. */
export function withoutClock<T>(work: () => T): T {
  const { random } = Math;
  const { Date: realDate } = globalThis;
  Math.random = () => forbidden('Math.random');
  globalThis.Date = new Proxy(realDate, {
    construct: () => forbidden('new Date'),
    apply: () => forbidden('Date()'),
    get: (_, key) => forbidden(`Date.${String(key)}`),
  });
  try {
    return work();
  } finally {
    Math.random = random;
    globalThis.Date = realDate;
  }
}

function forbidden(what: string): never {
  throw new Error(`${what} was used`);
}
