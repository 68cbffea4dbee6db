import type { ServeOptions } from '@roundhouse/server';
import { UsageError } from './command.ts';
import { readSetting } from './setting.ts';

const DELAY = '60000';

/** Flags for notifications. */
export const NOTICE_FLAGS = {
  'public-url': 'string',
  'smtp-url': 'string',
  'mail-from': 'string',
  'notice-delay': 'string',
  'notices-to-localhost': 'boolean',
} as const;

export const NOTICE_HELP = `  --public-url URL    this server's public address, such as https://play.example.org, for links in notifications ($ROUNDHOUSE_PUBLIC_URL)
  --smtp-url URL      a mail server for notifications by e-mail, such as smtp://user:password@host:587 ($ROUNDHOUSE_SMTP_URL)
  --mail-from WHO     the sender of the e-mails, such as 'Roundhouse <games@example.org>' ($ROUNDHOUSE_MAIL_FROM)
  --notice-delay MS   how long to wait before notifying a player that it's their turn (${DELAY} by default)
  --notices-to-localhost  allow webhooks to this machine, over http: for trying things out`;

/** How players are notified. */
export function readNotices(flags: {
  readonly [Name in keyof typeof NOTICE_FLAGS]:
    | (Name extends 'notices-to-localhost' ? boolean : string)
    | undefined;
}): NonNullable<ServeOptions['notices']> {
  const url = flags['smtp-url'] ?? readSetting('ROUNDHOUSE_SMTP_URL');
  const from = flags['mail-from'] ?? readSetting('ROUNDHOUSE_MAIL_FROM');
  const publicUrl = flags['public-url'] ?? readSetting('ROUNDHOUSE_PUBLIC_URL');
  if ((url === undefined) !== (from === undefined))
    throw new UsageError('--smtp-url and --mail-from go together');
  if (url !== undefined && publicUrl === undefined)
    throw new UsageError('e-mails need --public-url for their links');
  if (url !== undefined && !/^smtps?:\/\/./.test(url))
    throw new UsageError('--smtp-url must begin with smtp:// or smtps://');
  const delay = flags['notice-delay'] ?? DELAY;
  if (!/^[0-9]{1,8}$/.test(delay))
    throw new UsageError(`--notice-delay must be a number of milliseconds, not '${delay}'`);
  return {
    delay: Number(delay),
    toLocalhost: flags['notices-to-localhost'] ?? false,
    ...(publicUrl === undefined ? {} : { publicUrl: readPublicUrl(publicUrl) }),
    ...(url === undefined || from === undefined ? {} : { mail: { url, from } }),
  };
}

function readPublicUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UsageError(`--public-url must be like https://play.example.org, not '${text}'`);
  return url.origin;
}
