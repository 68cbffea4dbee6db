import { randomUUID } from 'node:crypto';
import type { Log } from '../base/log.ts';
import type { ChannelKind } from '@roundhouse/protocol';
import type { ChannelRow, NoticeRow, Settled } from '../store/notification-store.ts';
import type { Store } from '../store/store.ts';
import type { Composer } from './compose.ts';
import type { Delivery } from './delivery.ts';
import type { NoticeMessage } from './message.ts';
import { wantedMessage } from './wanted.ts';

const AT_ONCE = 20;
/** Longer than any try takes, so that whoever holds a notice longer is gone. */
const LEASE = 60_000;
const HOUR = 3_600_000;
const MOST_AN_HOUR = 60;
const POSTPONED = 10 * 60_000;

type Send = (channel: ChannelRow, message: NoticeMessage, id: string) => Promise<Delivery>;

export interface NoticeSenderInput {
  readonly store: Store;
  readonly composer: Composer;
  readonly send: Send;
  readonly now: () => number;
  /** How long to wait after each try that failed; after the last one a notice is given up. */
  readonly pauses: readonly number[];
  readonly log: Log;
  /** Told what became of every try. */
  readonly onTried: (channel: ChannelKind, outcome: Delivery['kind']) => void;
}

/**
 * Sends what is due. A notice is claimed, looked at once more, marked as being sent, and sent. A node that dies before the
 * mark leaves it to another; one that dies after it may have sent it, so nobody does again.
 */
export class NoticeSender {
  private readonly input: NoticeSenderInput;

  constructor(input: NoticeSenderInput) {
    this.input = input;
  }

  /** Sends everything that is due now. */
  async sendDue(): Promise<void> {
    const { store, now } = this.input;
    await store.notices.settleInterrupted(now());
    for (;;) {
      const claim = randomUUID();
      const claimed = await store.notices.claimNotices(claim, now(), now() + LEASE, AT_ONCE);
      await Promise.all(claimed.map((notice) => this.handle(notice, claim)));
      if (claimed.length < AT_ONCE) return;
    }
  }

  /** Sends a message at once, whatever else is due, and notes on the channel how it went. */
  async sendNow(channel: ChannelRow, message: NoticeMessage): Promise<Delivery> {
    const delivery = await this.input.send(channel, message, randomUUID());
    await this.noteOn(channel, delivery);
    return delivery;
  }

  private async handle(notice: NoticeRow, claim: string): Promise<void> {
    const { store, log } = this.input;
    try {
      const settled = await this.deliver(notice, claim);
      if (settled !== undefined) await store.notices.settle(notice.id, claim, settled);
    } catch (error) {
      // What was not begun comes up again when the claim has run out.
      log('notice failed', {
        kind: notice.kind,
        channel: notice.channelKind,
        error: nameOf(error),
      });
    }
  }

  private async deliver(notice: NoticeRow, claim: string): Promise<Settled | undefined> {
    const { store, composer, now } = this.input;
    const channel = await store.notices.channelById(notice.channel);
    const message = await wantedMessage(notice, { store, composer, now: now() });
    if (channel === undefined || !channel.isOn || message === undefined)
      return { state: 'dropped', at: now() };
    if ((await store.notices.sentSince(channel.id, now() - HOUR)) >= MOST_AN_HOUR)
      return { state: 'waiting', dueAt: now() + POSTPONED, failure: null };
    if (!(await store.notices.beginSending(notice.id, claim, now() + LEASE))) return undefined;
    const delivery = await this.input.send(channel, message, notice.id);
    await this.noteOn(channel, delivery);
    return this.settled(delivery, notice.tries + 1);
  }

  private settled(delivery: Delivery, tries: number): Settled {
    const at = this.input.now();
    if (delivery.kind === 'delivered') return { state: 'sent', at };
    const { failure } = delivery;
    const pause = this.input.pauses[tries - 1];
    if (delivery.kind !== 'again' || pause === undefined) return { state: 'failed', at, failure };
    return { state: 'waiting', dueAt: at + Math.max(pause, delivery.after), failure };
  }

  /** A browser that has gone is forgotten; another address that has gone is turned off, so that its owner sees why. */
  private async noteOn(channel: ChannelRow, delivery: Delivery): Promise<void> {
    const { store, now } = this.input;
    this.input.onTried(channel.kind, delivery.kind);
    if (delivery.kind === 'delivered') {
      if (channel.failure !== null)
        await store.notices.updateChannel({ ...channel, failure: null, failedAt: null });
      return;
    }
    if (delivery.kind === 'gone' && channel.kind === 'push')
      return store.notices.removeChannel(channel.id);
    await store.notices.updateChannel({
      ...channel,
      isOn: channel.isOn && delivery.kind !== 'gone',
      failure: delivery.failure,
      failedAt: now(),
    });
  }
}

/** Errors may carry addresses, which are secrets; only their names are written down. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
