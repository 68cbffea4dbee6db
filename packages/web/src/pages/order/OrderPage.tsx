import { useState } from 'preact/hooks';
import { ServerPage } from '../frame/AtServer.tsx';
import { me } from '../visitor.ts';
import { AuditLog } from './AuditLog.tsx';
import { Judging } from './Judging.tsx';
import { Reports } from './Reports.tsx';
import { sayOrder } from './words/say-order.ts';
import '../../styles/order.css';

/** For those who keep order: what was reported, who did it, and what was done about it. */
export function OrderPage() {
  const [asked, setAsked] = useState({ who: '', times: 0 });
  const texts = sayOrder().order;
  return (
    <ServerPage title={texts.title}>
      {() =>
        me.value?.role ? (
          <div class="stack people-list">
            <Reports onPerson={(who) => setAsked({ who, times: asked.times + 1 })} />
            <Judging key={asked.times} given={asked.who} />
            <AuditLog />
          </div>
        ) : (
          <p>{texts.notYours}</p>
        )
      }
    </ServerPage>
  );
}
