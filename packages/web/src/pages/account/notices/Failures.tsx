import { when } from '../../../words/when.ts';
import { say } from '../../words/say.ts';
import { failureText } from './failure-text.ts';
import type { FailedNotification } from '@roundhouse/protocol';

/** What did not arrive lately, and why. */
export function Failures({ failures }: { failures: readonly FailedNotification[] }) {
  const texts = say().notices;
  return (
    <details class="notice-way">
      <summary>{texts.failures(failures.length)}</summary>
      <ul class="lines failures">
        {failures.map(({ kind, channel, match, failure, at, willRetry }) => (
          <li key={`${kind}/${channel}/${match}/${at}`}>
            <p>
              {match === null ? (
                texts.noticeKinds[kind]
              ) : (
                <a href={`/match/${match}`}>{texts.noticeKinds[kind]}</a>
              )}{' '}
              <span class="quiet-text">
                {texts.kinds[channel]}, {when(at)}
              </span>
            </p>
            <p>
              {failureText(failure)} {willRetry && texts.willRetry}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
