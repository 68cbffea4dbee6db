import { count } from '../../words/english.ts';

export const notices = {
  title: 'Notifications',
  about: 'We can let you know when it’s your turn and you’re not looking.',
  on: 'On',
  test: 'Send a test',
  testing: 'Sending…',
  tested: 'Test sent.',
  remove: 'Remove',
  kinds: {
    push: 'Device',
    email: 'E-mail',
    discord: 'Discord',
    slack: 'Slack',
    webhook: 'Webhook',
  },
  push: {
    title: 'On this device',
    allow: 'Show notifications on this device',
    obstacles: {
      unable:
        'This browser can’t show notifications. On an iPhone or iPad, add Roundhouse to the Home Screen first.',
      denied:
        'Notifications are blocked in your browser for this site. You can change that in its site settings.',
      insecure: 'Browsers only show notifications from sites on https or localhost.',
      'not-ready': 'This page isn’t ready for notifications yet. Reloading may help.',
    },
  },
  email: {
    title: 'By e-mail',
    address: 'E-mail address',
    add: 'Send me a code',
    codeSent: (address: string) => `We’ve sent a code to ${address}. It’s valid for an hour.`,
    code: 'Code',
    confirm: 'Confirm',
  },
  webhook: {
    title: 'In a chat or anywhere else',
    kind: 'Where',
    url: 'Webhook address',
    add: 'Add',
    abouts: {
      discord: 'In Discord: channel settings, Integrations, Webhooks. Keep the address secret.',
      slack: 'In Slack: add the app “Incoming Webhooks”. Keep the address secret.',
      webhook: 'We’ll post JSON with a title, a text and a link to it over https.',
    },
  },
  digest: {
    title: 'Daily digest',
    none: 'No digest',
    at: (hour: number) => `At ${hour}:00`,
    about:
      'A list of the matches waiting for you, by e-mail or webhook. Nothing waiting, nothing sent.',
  },
  failures: (n: number) => count(n, 'notification failed', 'notifications failed'),
  willRetry: 'We’ll try again.',
  noticeKinds: {
    turn: 'Your turn',
    finished: 'The match is over',
    begun: 'The match has started',
    full: 'Your table is full',
    rematch: 'Rematch offered',
    arranged: 'Your table is ready',
    invited: 'You’re invited to a table',
    'check-in': 'Tournament check-in',
    digest: 'Daily digest',
  },
  reasons: {
    unreachable: 'Nothing answers at that address.',
    'no-answer': 'No answer in time, so it may not have arrived.',
    certificate: 'The other server’s certificate isn’t valid.',
    'private-address': 'That address is on a private network; we don’t send there.',
    gone: 'That address no longer exists.',
    interrupted: 'Our server was interrupted, so it may not have arrived.',
  },
  answered: (status: number) => `The other server answered with an error (${status}).`,
  mailRefused: (status: number) => `The mail server rejected it (${status}).`,
  bell: {
    label: 'Notify me about this match',
    unreachable: 'We don’t know how to reach you yet.',
    account: 'Set up notifications',
  },
  stop: {
    title: 'No more e-mails',
    about: 'Roundhouse will stop sending notifications to your e-mail address.',
    stop: 'Stop e-mails',
    done: 'Done. You can turn them on again on your account page.',
  },
};
