import type { CDPSession, Page } from '@playwright/test';

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Speaks with the workers of a page by the protocol of developers' tools. */
export class WorkerDoor {
  readonly #session: CDPSession;
  /** The worker that was started last. */
  #worker: string | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.url.includes('review-worker')) this.#worker = sessionId;
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

  /** Slows the page down so many times. */
  async throttle(rate: number): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** What the worker that reviews answers; rejects with why it does not. */
  async ask(method: string, params: object = {}): Promise<unknown> {
    if (this.#worker === undefined) throw new Error('there is no worker that reviews');
    const id = ++this.#asked;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    await this.#session.send('Target.sendMessageToTarget', {
      sessionId: this.#worker,
      message: JSON.stringify({ id, method, params }),
    });
    const { result, error } = await answered;
    if (error) throw new Error(error.message);
    return result;
  }
}
