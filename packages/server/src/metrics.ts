import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface MetricsInput {
  readonly sockets: () => number;
  readonly bytesWaiting: () => number;
  readonly liveMatches: () => number;
  readonly botsThinking: () => number;
}

const STORE_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

/** What the server measures of itself, in the words of Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly stored: Histogram;
  private readonly requests: Counter<'status'>;
  private readonly notices: Counter<'channel' | 'outcome'>;
  private readonly refusals: Counter<'reason'>;
  private readonly closed: Counter<'reason'>;

  constructor(input: MetricsInput) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.stored = new Histogram({
      name: 'roundhouse_entry_stored_seconds',
      help: 'Time until an entry of a match was durable',
      buckets: STORE_BUCKETS,
      registers,
    });
    this.requests = new Counter({
      name: 'roundhouse_http_requests_total',
      help: 'Requests answered, by status',
      labelNames: ['status'],
      registers,
    });
    this.notices = new Counter({
      name: 'roundhouse_notices_total',
      help: 'Tries to send a notice, by channel and outcome',
      labelNames: ['channel', 'outcome'],
      registers,
    });
    this.refusals = new Counter({
      name: 'roundhouse_refusals_total',
      help: 'Messages refused, by reason',
      labelNames: ['reason'],
      registers,
    });
    this.closed = new Counter({
      name: 'roundhouse_sockets_closed_total',
      help: 'Sockets that were closed, by reason',
      labelNames: ['reason'],
      registers,
    });
    const gauge = (name: string, help: string, read: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('roundhouse_sockets', 'Open sockets', input.sockets);
    gauge('roundhouse_bytes_waiting', 'Bytes that wait for slow readers', input.bytesWaiting);
    gauge('roundhouse_live_matches', 'Matches in memory', input.liveMatches);
    gauge('roundhouse_bots_thinking', 'Bots that are thinking', input.botsThinking);
  }

  noteStored(milliseconds: number): void {
    this.stored.observe(milliseconds / 1000);
  }

  noteRequest(status: number): void {
    this.requests.inc({ status: String(status) });
  }

  noteNotice(channel: string, outcome: string): void {
    this.notices.inc({ channel, outcome });
  }

  noteRefusal(reason: string): void {
    this.refusals.inc({ reason });
  }

  noteClosed(reason: string): void {
    this.closed.inc({ reason });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
