import type { accountPage as accountPageInEnglish } from './account.en.ts';

export const accountPage: typeof accountPageInEnglish = {
  title: 'Konto',
  guest:
    'Du bist Gast in diesem Browser. Mit einem Passwort oder einem Passkey kannst du dich von überall anmelden.',
  known: (login) => `Du meldest dich als „${login}“ an.`,
  rename: 'Namen ändern',
  changePassword: 'Passwort ändern',
  addPassword: 'Passwort hinzufügen',
  login: 'Anmeldename',
  newPassword: 'Neues Passwort (mindestens 8 Zeichen)',
  currentPassword: 'Bisheriges Passwort',
  save: 'Speichern',
  saved: 'Gespeichert.',
  passkeys: 'Passkeys',
  noPasskeys: 'Du hast noch keinen Passkey.',
  passkeyOf: (when) => `Passkey, hinzugefügt: ${when}`,
  onlyPasskey:
    'Er ist dein einziger Weg, dich anzumelden. Ohne ihn erreichst du dein Konto nur noch in diesem Browser.',
  remove: 'Löschen',
  removeSure: 'Endgültig löschen?',
  passkeyRemoved: 'Passkey gelöscht.',
  addPasskey: 'Passkey hinzufügen',
  passkeyAdded: 'Passkey hinzugefügt.',
  sessions: 'Aktive Sitzungen',
  here: 'dieser Browser',
  seen: (when) => `zuletzt gesehen: ${when}`,
  endSession: 'Sitzung beenden',
  logOut: 'Abmelden',
  logOutAbout: 'Deine Partien bleiben auf dem Server; melde dich wieder an, um weiterzuspielen.',
  logOutGuest:
    'Du bist Gast: Wenn du dich abmeldest, kommst du nicht mehr zu diesen Partien zurück.',
  delete: 'Konto löschen',
  deleteSure: 'Endgültig löschen?',
  deleteAbout:
    'Dein Name und deine Anmeldung werden überall entfernt. Auch was du geschrieben hast, verschwindet. Laufende Partien gibst du auf; in beendeten bleibt ein Platz ohne Namen.',
  signIn: 'Anmelden',
  signInPassword: 'Passwort',
  signInPasskey: 'Mit einem Passkey anmelden',
};
