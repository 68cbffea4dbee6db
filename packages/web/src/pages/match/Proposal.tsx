import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Button } from '../../pieces/Button.tsx';
import { words } from '../../words/words.ts';
import { say } from '../words/say.ts';

/** A take-back that waits for the table's consent. */
export function Proposal({ match }: { match: OnlineMatch }) {
  const latest = match.latest.value;
  const proposal = latest?.proposal;
  if (!latest || !proposal) return null;
  const texts = say().proposal;
  const names = match.info?.players.map(({ name }) => name) ?? [];
  const { seat } = match;
  const isMine = proposal.seat === seat;
  const missing = (match.table.value?.seats ?? []).flatMap((each, at) => {
    const person = each.bot === null && !latest.standIns.includes(at);
    return person && !proposal.agreed.includes(at) ? [names[at] ?? ''] : [];
  });
  const answer = (agree: boolean) => () =>
    void match.say({ type: 'answer-take-back', entry: latest.entry, agree });
  const mayAnswer = seat !== undefined && !latest.standIns.includes(seat);
  return (
    <div class="ask" role="group" aria-label={texts.agree}>
      <p role="status">
        {isMine
          ? texts.mine(proposal.count)
          : texts.asks(names[proposal.seat] ?? '', proposal.count)}{' '}
        {texts.waits(words().and(missing))}
      </p>
      {mayAnswer && (
        <div class="row">
          {!proposal.agreed.includes(seat) && (
            <Button class="main" label={texts.agree} onClick={answer(true)} />
          )}
          <Button label={isMine ? texts.withdraw : texts.refuse} onClick={answer(false)} />
        </div>
      )}
    </div>
  );
}
