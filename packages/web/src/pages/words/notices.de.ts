import { plural } from '../../words/plural.ts';
import type { notices as noticesInEnglish } from './notices.en.ts';

export const notices: typeof noticesInEnglish = {
  title: 'Benachrichtigungen',
  about: 'Wenn du dran bist und gerade nicht hinsiehst, sagen wir dir Bescheid.',
  on: 'An',
  test: 'Test schicken',
  testing: 'Wird geschickt …',
  tested: 'Test verschickt.',
  remove: 'Entfernen',
  kinds: {
    push: 'Gerät',
    email: 'E-Mail',
    discord: 'Discord',
    slack: 'Slack',
    webhook: 'Webhook',
  },
  push: {
    title: 'Auf diesem Gerät',
    allow: 'Auf diesem Gerät benachrichtigen',
    obstacles: {
      unable:
        'Dieser Browser kann nicht benachrichtigen. Auf iPhone und iPad muss Roundhouse zuerst auf den Home-Bildschirm.',
      denied:
        'Dein Browser blockiert Benachrichtigungen von dieser Seite. Das kannst du in seinen Einstellungen für diese Website ändern.',
      insecure:
        'Browser benachrichtigen nur, wenn die Seite über https kommt oder auf localhost läuft.',
      'not-ready': 'Diese Seite ist noch nicht so weit. Vielleicht hilft es, sie neu zu laden.',
    },
  },
  email: {
    title: 'Per E-Mail',
    address: 'E-Mail-Adresse',
    add: 'Code zuschicken',
    codeSent: (address) =>
      `Wir haben einen Code an ${address} geschickt. Er gilt eine Stunde lang.`,
    code: 'Code',
    confirm: 'Bestätigen',
  },
  webhook: {
    title: 'In einem Chat oder sonst wo',
    kind: 'Wo',
    url: 'Webhook-Adresse',
    add: 'Hinzufügen',
    abouts: {
      discord:
        'In Discord: Kanaleinstellungen, Integrationen, Webhooks. Behalte die Adresse für dich.',
      slack: 'In Slack: die App „Incoming Webhooks“ hinzufügen. Behalte die Adresse für dich.',
      webhook: 'Wir schicken JSON mit Titel, Text und Link dorthin, über https.',
    },
  },
  digest: {
    title: 'Tagesübersicht',
    none: 'Keine Übersicht',
    at: (hour) => `Um ${hour} Uhr`,
    about:
      'Die Partien, die auf dich warten, per E-Mail oder Webhook. Wartet keine, kommt auch nichts.',
  },
  failures: (n) =>
    plural('de', n, {
      one: 'Eine Benachrichtigung ist fehlgeschlagen',
      other: '# Benachrichtigungen sind fehlgeschlagen',
    }),
  willRetry: 'Wir versuchen es noch einmal.',
  noticeKinds: {
    turn: 'Du bist dran',
    finished: 'Die Partie ist zu Ende',
    begun: 'Die Partie hat begonnen',
    full: 'Dein Tisch ist voll',
    rematch: 'Revanche angeboten',
    arranged: 'Euer Tisch steht bereit',
    invited: 'Du bist an einen Tisch eingeladen',
    'check-in': 'Anwesenheit beim Turnier bestätigen',
    digest: 'Tagesübersicht',
  },
  reasons: {
    unreachable: 'Unter dieser Adresse meldet sich niemand.',
    'no-answer': 'Es kam nicht rechtzeitig eine Antwort; vielleicht ist es nicht angekommen.',
    certificate: 'Das Zertifikat des anderen Servers ist ungültig.',
    'private-address': 'Diese Adresse führt in ein privates Netz; dorthin schicken wir nichts.',
    gone: 'Diese Adresse gibt es nicht mehr.',
    interrupted: 'Unser Server wurde unterbrochen; vielleicht ist es nicht angekommen.',
  },
  answered: (status) => `Der andere Server hat mit einem Fehler geantwortet (${status}).`,
  mailRefused: (status) => `Der Mailserver hat es nicht angenommen (${status}).`,
  bell: {
    label: 'Zu dieser Partie benachrichtigen',
    unreachable: 'Wir wissen noch nicht, wie wir dich erreichen.',
    account: 'Benachrichtigungen einrichten',
  },
  stop: {
    title: 'Keine E-Mails mehr',
    about: 'Roundhouse schickt dann keine Benachrichtigungen mehr an deine E-Mail-Adresse.',
    stop: 'Keine E-Mails mehr schicken',
    done: 'Erledigt. Auf deiner Kontoseite kannst du sie wieder einschalten.',
  },
};
