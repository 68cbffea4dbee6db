import type { AnyGame } from '@roundhouse/engine';
import type { Limits } from '../base/limits.ts';
import type { Think } from '../bots/bot-driver.ts';
import type { ReviewWork } from '../bots/review-work.ts';
import type { PlayTime } from '../clocks/play-clock.ts';
import type { NewsWire } from '../cluster/news.ts';
import type { TrustedProxies } from '../http/proxies.ts';
import type { Patience } from '../matches/patience.ts';
import type { NoticeSettings } from '../notifications/notifications.ts';
import type { Store } from '../store/store.ts';

export interface PlayServerInput {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  readonly think: Think;
  /** Goes on with reviews of finished matches; without it that is left to other nodes. */
  readonly review?: ReviewWork;
  /** How long a bot takes at least; may know the bot, but nothing of the position. */
  readonly pause: (bot: string) => Promise<void>;
  /** The folder of the built web app; without it only play is served. */
  readonly webApp?: string;
  /** The clock on the wall, for timestamps. */
  readonly now?: () => number;
  /** How long things take. */
  readonly monotonic?: () => number;
  /** The time that matches are played by, instead of that of the store and the monotonic clock. */
  readonly playTime?: PlayTime;
  /** Says who is told later; by default those who wait for nothing while there is much to do. */
  readonly patience?: Patience;
  readonly logLevel?: string;
  readonly limits?: Limits;
  /** The proxies in front, which are believed about a visitor's address and host and about https; by default there are none. */
  readonly proxies?: TrustedProxies;
  /** Names by which people find this server, besides those that are this machine's anyway. */
  readonly allowedHosts?: readonly string[];
  /** Whom to tell of a hole in it: an address to mail to or to visit. */
  readonly securityContact?: string;
  /** Other nodes share the store: how news of them come, and how often the store is looked at for them. */
  readonly others?: { readonly wire?: NewsWire; readonly lookEvery?: number };
  readonly notices?: NoticeSettings;
}
