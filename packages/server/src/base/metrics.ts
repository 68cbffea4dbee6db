import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is asked for whenever somebody looks at the metrics. */
interface MetricsInput {
  readonly isReady: () => boolean;
  readonly sockets: () => number;
  readonly bytesWaiting: () => number;
  readonly liveMatches: () => number;
  /** Matches whose bots, programs and clocks this node looks after. */
  readonly jobs: () => number;
  readonly botsThinking: () => number;
  readonly botsWaiting: () => number;
  /** Entries that are durable in the journal, but not in their tables yet. */
  readonly unfolded: () => number;
  /** Whether news of other nodes arrives; undefined where there are no other nodes. */
  readonly isNewsOpen: () => boolean | undefined;
}

/** Where somebody was refused. */
type Door = 'http' | 'socket';

const ENTRY_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];
const STORE_BUCKETS = [0.002, 0.01, 0.05, 0.25, 1, 5];
const WAIT_BUCKETS = [0.01, 0.05, 0.2, 1, 5, 20, 60];

/** What the server measures of itself, in Prometheus format. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly entryStored = this.histogram(
    'roundhouse_entry_stored_seconds',
    'Time until an entry of a match was durable',
    ENTRY_BUCKETS,
  );
  private readonly store = this.histogram(
    'roundhouse_store_seconds',
    'Time until the store answered, by operation',
    STORE_BUCKETS,
    ['operation'],
  );
  private readonly storeErrors = this.counter(
    'roundhouse_store_errors_total',
    'Questions that the store did not answer, by operation and kind: unavailable or failed',
    ['operation', 'kind'],
  );
  private readonly requests = this.counter(
    'roundhouse_http_requests_total',
    'Requests answered, by status',
    ['status'],
  );
  private readonly requestTimes = this.histogram(
    'roundhouse_http_seconds',
    'Time until a request was answered',
    STORE_BUCKETS,
  );
  private readonly refusals = this.counter(
    'roundhouse_refusals_total',
    'Messages and requests refused, by door and reason',
    ['door', 'reason'],
  );
  private readonly closed = this.counter(
    'roundhouse_sockets_closed_total',
    'Sockets that were closed, by reason',
    ['reason'],
  );
  private readonly botWaits = this.histogram(
    'roundhouse_bot_wait_seconds',
    'Time until a thread began to think for a bot',
    WAIT_BUCKETS,
  );
  private readonly notices = this.counter(
    'roundhouse_notices_total',
    'Tries to send a notice, by channel and outcome',
    ['channel', 'outcome'],
  );

  constructor(input: MetricsInput) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('roundhouse_ready', '1 while visitors may be sent here', () =>
      Number(input.isReady()),
    );
    this.gauge('roundhouse_sockets', 'Open sockets', input.sockets);
    this.gauge('roundhouse_bytes_waiting', 'Bytes that wait for slow readers', input.bytesWaiting);
    this.gauge('roundhouse_live_matches', 'Matches in memory', input.liveMatches);
    this.gauge('roundhouse_jobs', 'Matches that this node looks after', input.jobs);
    this.gauge('roundhouse_bots_thinking', 'Bots that have to decide', input.botsThinking);
    this.gauge(
      'roundhouse_bots_waiting',
      'Of those, bots that no thread thinks for yet',
      input.botsWaiting,
    );
    this.gauge(
      'roundhouse_entries_unfolded',
      'Durable entries not in their tables yet',
      input.unfolded,
    );
    this.gauge('roundhouse_news_away', '1 while no news arrives from other nodes', () =>
      Number(input.isNewsOpen() === false),
    );
  }

  /** The store has answered, or could not. Entries have a measure of their own, with finer steps. */
  noteStore(operation: string, milliseconds: number, kind?: 'unavailable' | 'failed'): void {
    if (operation === 'append') this.entryStored.observe(milliseconds / 1000);
    else this.store.observe({ operation }, milliseconds / 1000);
    if (kind !== undefined) this.storeErrors.inc({ operation, kind });
  }

  noteRequest(status: number, milliseconds: number): void {
    this.requests.inc({ status: String(status) });
    this.requestTimes.observe(milliseconds / 1000);
  }

  noteRefusal(door: Door, reason: string): void {
    this.refusals.inc({ door, reason });
  }

  noteClosed(reason: string): void {
    this.closed.inc({ reason });
  }

  noteBotWait(milliseconds: number): void {
    this.botWaits.observe(milliseconds / 1000);
  }

  noteNotice(channel: string, outcome: string): void {
    this.notices.inc({ channel, outcome });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private counter<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
  ): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: this.registers });
  }

  private histogram<Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[] = [],
  ): Histogram<Label> {
    return new Histogram({ name, help, buckets, labelNames, registers: this.registers });
  }

  private gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: this.registers,
      collect: () => gauge.set(read()),
    });
  }
}
