import { useEffect, useState } from 'preact/hooks';
import { say } from '../../words/say.ts';
import { noticesApi } from './notices-api.ts';

/** Whether I am told of this match when I am elsewhere. */
export function MatchBell({ match }: { match: string }) {
  const [state, setState] = useState<{ on: boolean; reachable: boolean }>();
  const texts = say().notices.bell;
  useEffect(() => {
    void noticesApi.ofMatch({ id: match }).then((reply) => reply.ok && setState(reply.value));
  }, [match]);
  if (!state) return null;
  const turn = async (on: boolean): Promise<void> => {
    const reply = await noticesApi.setOfMatch({ id: match, on });
    if (reply.ok) setState({ ...state, on: reply.value.on });
  };
  return (
    <div>
      <label class="check bell">
        <input
          type="checkbox"
          checked={state.on}
          onChange={({ currentTarget }) => void turn(currentTarget.checked)}
        />
        <Bell on={state.on} />
        <span>{texts.label}</span>
      </label>
      {state.on && !state.reachable && (
        <p class="quiet-text">
          {texts.unreachable} <a href="/account">{texts.account}</a>
        </p>
      )}
    </div>
  );
}

function Bell({ on }: { on: boolean }) {
  return (
    <svg class="bell-sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M5 18h14l-2-3v-5a5 5 0 0 0-10 0v5z" />
      <path d="M10 20.5a2.2 2.2 0 0 0 4 0" />
      {!on && <path d="M4 4l16 16" />}
    </svg>
  );
}
