/** Calls over a message port: just enough for a worker and its page. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the one place where calls of every shape pass
type Methods<Api> = { [Name in keyof Api]: (...args: any[]) => Promise<unknown> };

interface Call {
  readonly call: number;
  readonly method: string;
  readonly args: readonly unknown[];
}
type Reply = { readonly reply: number; readonly value?: unknown; readonly error?: string };
type Note = { readonly note: unknown };

/** Answers calls that arrive at the port with the methods of `api`. */
export function answerCalls<Api extends Methods<Api>>(port: Port, api: Api): void {
  port.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    if (typeof data.call !== 'number') return;
    const method = api[data.method as keyof Api];
    // What a method throws at once is answered like what it throws later.
    new Promise((done) => done(method(...data.args))).then(
      (value) => port.postMessage({ reply: data.call, value } satisfies Reply),
      (error: unknown) =>
        port.postMessage({ reply: data.call, error: String(error) } satisfies Reply),
    );
  });
}

/** The methods of the other side, and the notes that it sends by itself. Nothing is answered any more once it has failed. */
export function callOver<Api extends Methods<Api>>(
  port: Port,
  onNote?: (note: unknown) => void,
): Api {
  const waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();
  let calls = 0;
  port.addEventListener('error', () => {
    for (const { failed } of waiting.values()) failed(new Error('the other side has failed'));
    waiting.clear();
  });
  port.addEventListener('message', ({ data }: MessageEvent<Reply | Note>) => {
    if ('note' in data) return onNote?.(data.note);
    const call = waiting.get(data.reply);
    waiting.delete(data.reply);
    if (data.error === undefined) call?.done(data.value);
    else call?.failed(new Error(data.error));
  });
  return new Proxy({} as Api, {
    get:
      (_, method: string) =>
      (...args: unknown[]) =>
        new Promise((done, failed) => {
          const call = ++calls;
          waiting.set(call, { done, failed });
          port.postMessage({ call, method, args } satisfies Call);
        }),
  });
}
