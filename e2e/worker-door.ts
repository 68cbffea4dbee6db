import type { CDPSession, Page } from '@playwright/test';

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Speaks with the workers of a page by the protocol of developers' tools. */
export class WorkerDoor {
  readonly #session: CDPSession;
  /** The worker that reviews, as soon as there is one. */
  readonly #worker: Promise<string>;
  #asked = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  private constructor(session: CDPSession) {
    this.#session = session;
    this.#worker = new Promise((found) => {
      session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
        if (targetInfo.url.includes('review-worker')) found(sessionId);
      });
    });
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const answer = JSON.parse(message) as Answer;
      this.#waiting.get(answer.id ?? 0)?.(answer);
    });
  }

  static async open(page: Page): Promise<WorkerDoor> {
    const session = await page.context().newCDPSession(page);
    const door = new WorkerDoor(session);
    await session.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: false,
    });
    return door;
  }

  /** Slows the page down so many times: its main thread, and nothing else of it. */
  async throttle(rate: number): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Slows the worker that reviews down so many times. */
  async throttleWorker(rate: number): Promise<void> {
    await this.ask('Runtime.evaluate', { expression: `(${String(slowDown)})(${rate})` });
  }

  /** What the worker that reviews answers; rejects with why it does not. */
  async ask(method: string, params: object = {}): Promise<unknown> {
    const sessionId = await this.#worker;
    const id = ++this.#asked;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    await this.#session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answered;
    if (error) throw new Error(error.message);
    return result;
  }
}

/**
 * Chromium refuses to slow a worker down (`Emulation.setCPUThrottlingRate`: "Operation is only supported for pages, not
 * workers"), so the worker does it itself: whenever it pauses, it first wastes as much time as a slower
 * core would have needed for what it did since.
 */
function slowDown(rate: number): void {
  const pause = globalThis.setTimeout;
  let began = performance.now();
  globalThis.addEventListener('message', () => (began = performance.now()), { capture: true });
  const later = (call: () => void, delay?: number): unknown => {
    const end = performance.now() + (rate - 1) * (performance.now() - began);
    while (performance.now() < end);
    return pause(() => {
      began = performance.now();
      call();
    }, delay);
  };
  Reflect.set(globalThis, 'setTimeout', later);
}
