import { dealtSeed } from '@roundhouse/engine';
import { useState } from 'preact/hooks';
import { theHost } from '../../match/hosts.ts';
import { api } from '../../match/online/api.ts';
import type { Table } from '@roundhouse/protocol';
import { matchInfoOf } from '../../match/online/match-info.ts';
import { Button } from '../../pieces/Button.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { say } from '../words/say.ts';

const KEY = 'fingerprints';
const MOST_KEPT = 200;
type Verdict = 'good' | 'badHash' | 'badMoves' | 'noCrypto';

/** Notes the fingerprint when the match is first seen, so that it can't be another one later. */
export function noteFingerprint({ id, seedHash }: Table): void {
  const kept = keptFingerprints();
  if (kept[id] !== undefined) return;
  const entries = [...Object.entries(kept), [id, seedHash]].slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without a memory the server's word is all there is.
  }
}

function keptFingerprints(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** SHA-256 as hexadecimal digits. */
export async function fingerprintOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function verify(table: Table): Promise<Verdict> {
  if (!globalThis.isSecureContext) return 'noCrypto';
  const record = await api.record({ id: table.id });
  const promised = keptFingerprints()[table.id] ?? table.seedHash;
  if (!record.ok || (await fingerprintOf(dealtSeed(record.value))) !== promised) return 'badHash';
  const past = await theHost().unfold(matchInfoOf(table), record.value);
  return past.ok ? 'good' : 'badMoves';
}

/** Whether the cards were what the server promised before the match. */
export function ShuffleCheck({ id }: { id: string }) {
  const { value: table } = useAnswer(() => api.table({ id }), [id]);
  const [verdict, setVerdict] = useState<Verdict | 'checking'>();
  const texts = say().shuffle;
  if (table?.seed === undefined) return null;
  const check = (): void => {
    setVerdict('checking');
    void verify(table).then(setVerdict);
  };
  return (
    <section class="shuffle stack" aria-labelledby="shuffle">
      <h2 id="shuffle">{texts.title}</h2>
      <p class="quiet-text">{texts.about}</p>
      <dl>
        <dt>{texts.fingerprint}</dt>
        <dd class="figures">{keptFingerprints()[id] ?? table.seedHash}</dd>
        <dt>{texts.secret}</dt>
        <dd class="figures">{table.seed}</dd>
      </dl>
      <div class="row">
        <Button
          label={verdict === 'checking' ? texts.verifying : texts.verify}
          disabled={verdict === 'checking'}
          onClick={check}
        />
      </div>
      {verdict !== undefined && verdict !== 'checking' && (
        <p class={verdict === 'good' ? 'note' : 'note note-strong'} role="status">
          {texts[verdict]}
        </p>
      )}
    </section>
  );
}
