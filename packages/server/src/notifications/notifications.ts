import { RETENTION } from '../retention/retention.ts';
import type { AnyGame } from '@roundhouse/engine';
import type { VapidKeys } from 'web-push';
import type { Log } from '../base/log.ts';
import type { ChannelRow } from '../store/notification-store.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { MatchRow, Store } from '../store/store.ts';
import type { TournamentRows } from '../store/tournament-store.ts';
import { Composer } from './compose.ts';
import type { Delivery } from './delivery.ts';
import { Looks } from './looks.ts';
import { letterOf, Mailer } from './mail.ts';
import type { MailSettings } from './mail.ts';
import type { NoticeMessage } from './message.ts';
import { NoticeMaker } from './notification-maker.ts';
import { NoticeSender } from './notification-sender.ts';
import type { NoticeSenderInput } from './notification-sender.ts';
import { Outgoing } from './outgoing.ts';
import { sendPush, vapidKeys } from './push.ts';
import { sendWebhook } from './webhook.ts';
import type { WebhookKind } from './webhook.ts';

const MINUTE = 60_000;
const FORGET_EVERY = 60 * MINUTE;
/** For push services, where nobody has said whom to write to. */
const NO_CONTACT = 'mailto:roundhouse@roundhouse.invalid';

export interface NoticeSettings {
  /** Milliseconds before somebody who does not look is told. */
  readonly delay: number;
  /** Milliseconds after each try that failed; after the last a notice is given up. */
  readonly pauses: readonly number[];
  readonly lookEvery: number;
  /** Where people find this server, for links in e-mails and webhooks; what it listens on by default. */
  readonly publicUrl?: string;
  readonly mail?: MailSettings;
  /** Whether webhooks may lead to this machine, over http. */
  readonly toLocalhost?: boolean;
}

export const NOTICE_SETTINGS: NoticeSettings = {
  delay: MINUTE,
  pauses: [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE],
  lookEvery: 5000,
};

interface NoticesInput {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly now: () => number;
  readonly settings: NoticeSettings;
  readonly log: Log;
  readonly onTried?: NoticeSenderInput['onTried'];
}

/** Tells people what waits for them, by the ways that they chose. Any number of nodes may do so at once. */
export class Notices {
  readonly looks: Looks;
  readonly composer: Composer;
  readonly sender: NoticeSender;
  readonly outgoing: Outgoing;
  readonly mailer: Mailer | undefined;
  private readonly maker: NoticeMaker;
  private readonly input: NoticesInput;
  private keys: Promise<VapidKeys> | undefined;
  private site: string;
  private looking: Promise<void> | undefined;
  private forgotAt = 0;

  constructor(input: NoticesInput) {
    this.input = input;
    const { store, games, now, settings, log } = input;
    this.site = settings.publicUrl ?? '';
    this.looks = new Looks(store.notices);
    this.composer = new Composer(games);
    this.outgoing = new Outgoing({ toLocalhost: settings.toLocalhost ?? false });
    this.mailer = settings.mail && new Mailer(settings.mail);
    this.maker = new NoticeMaker({ store, now, delay: settings.delay });
    this.sender = new NoticeSender({
      store,
      composer: this.composer,
      now,
      pauses: settings.pauses,
      log,
      onTried: (channel, outcome) => input.onTried?.(channel, outcome),
      send: (channel, message, id) => this.send(channel, message, id),
    });
  }

  /** The key by which browsers know this server. */
  async publicKey(): Promise<string> {
    return (await this.vapid()).publicKey;
  }

  /** Where people find this server. */
  get address(): string {
    return this.site;
  }

  /** The address is used in links unless a public one was set. */
  async start(address: string): Promise<void> {
    if (this.site === '') this.site = address;
    // Made at the first start; if the store goes away in this moment, when they are wanted.
    await this.vapid().catch(() => undefined);
  }

  /** When what is under way is done. */
  async stop(): Promise<void> {
    await this.looking;
    await this.looks.flush().catch(() => undefined);
  }

  /** Makes and sends everything that is due. */
  look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  tableChanged(match: MatchRow): void {
    this.quietly(this.maker.tableChanged(match));
  }

  /** A table waits for people whose seats are reserved. */
  offered(match: MatchRow, kind: 'rematch' | 'arranged'): void {
    this.quietly(this.maker.offered(match, kind));
  }

  /** Somebody is invited to a table that waits. */
  invited(match: MatchRow, user: string): void {
    this.quietly(this.maker.invited(match, user));
  }

  /** Everybody who is in it is to check in. */
  checkIn(tournament: TournamentRows): Promise<void> {
    return this.maker.checkIn(tournament);
  }

  private async lookOnce(): Promise<void> {
    const { store, now, log } = this.input;
    try {
      await this.looks.flush();
      await this.maker.lookAtMatches();
      await this.maker.lookAtDigests();
      await this.sender.sendDue();
      if (now() - this.forgotAt < FORGET_EVERY) return;
      await store.notices.forgetSettled(now() - RETENTION.notice);
      this.forgotAt = now();
    } catch (error) {
      // The store is away; the next look finds the same things to do.
      if (!(error instanceof StoreUnavailable)) log('notices failed', { error: String(error) });
    }
  }

  private quietly(work: Promise<void>): void {
    work.catch((error: unknown) => this.input.log('notice not made', { error: String(error) }));
  }

  private async vapid(): Promise<VapidKeys> {
    this.keys ??= vapidKeys(this.input.store.notices);
    try {
      return await this.keys;
    } catch (error) {
      this.keys = undefined;
      throw error;
    }
  }

  private async send(channel: ChannelRow, message: NoticeMessage, id: string): Promise<Delivery> {
    const { outgoing, mailer, site } = this;
    if (channel.kind === 'push')
      return sendPush(
        { outgoing, keys: await this.vapid(), contact: this.contact() },
        channel,
        message,
      );
    if (channel.kind !== 'email') {
      const kind: WebhookKind = channel.kind;
      return sendWebhook(outgoing, { ...channel, kind }, { message, site, id });
    }
    if (mailer === undefined) return { kind: 'failed', failure: { code: 'unreachable' } };
    const { address: to, stopToken } = channel;
    return mailer.send(letterOf(message, { to, site, stopToken, id: idOf(id) }));
  }

  private contact(): string {
    const { mail } = this.input.settings;
    const address = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0];
    if (address !== undefined) return `mailto:${address}`;
    return this.site.startsWith('https:') ? this.site : NO_CONTACT;
  }
}

/** The same notice has the same id in every mailbox. */
const idOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9_.-]/g, '.');
