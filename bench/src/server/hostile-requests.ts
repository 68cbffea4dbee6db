import { drawBelow, drawFrom } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import type { Target } from './hostile-messages.ts';

export interface HostileRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"name":7}',
  '{"name":""}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"game":"chess","seats":["me",null]}',
  '{"game":"german-railways","seats":["me"]}',
  '{"game":"german-railways","seats":["me","god"]}',
  '{"game":"german-railways","seats":"me","options":[]}',
  '{"seat":-1}',
  '{"seat":1e99}',
  '{"login":"a","password":"b"}',
];

/** One request that must be refused. */
export function hostileRequest(rng: Rng, target: Target, cookie: string): HostileRequest {
  const { own, foreign } = target;
  const id = drawFrom(rng, [
    own,
    foreign,
    'x',
    '%00',
    '..%2f..%2fetc',
    "'%20OR%201=1",
    'a'.repeat(300),
  ]);
  const body = drawFrom(rng, BODIES);
  const requests: HostileRequest[] = [
    {
      path: '/api/guest',
      method: 'POST',
      headers: JSON_TYPE,
      body: drawFrom(rng, BODIES.slice(0, 10)),
    },
    { path: '/api/guest', method: 'POST', headers: { 'content-type': 'text/xml' }, body },
    { path: '/api/matches', method: 'POST', headers: { ...JSON_TYPE, cookie }, body },
    {
      path: '/api/matches',
      method: 'POST',
      headers: { ...JSON_TYPE, cookie: 'roundhouse=x' },
      body,
    },
    {
      path: `/api/matches/${id}/join`,
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      body: '{"seat":0}',
    },
    {
      path: `/api/matches/${id}/start`,
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      body: '{}',
    },
    {
      path: `/api/matches/${id}/fill`,
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      body: '{"bot":"easy"}',
    },
    { path: `/api/matches/${id}/record`, method: 'GET', headers: { cookie } },
    {
      path: `/api/matches/${id}/positions/${drawFrom(rng, ['-1', 'x', '99999999', '1e3'])}`,
      method: 'GET',
      headers: { cookie },
    },
    { path: `/api/matches/${id}/positions/0?viewer=7`, method: 'GET', headers: { cookie } },
    { path: '/api/login', method: 'POST', headers: JSON_TYPE, body },
    {
      path: '/api/me',
      method: 'DELETE',
      headers: { cookie: `roundhouse=${'x'.repeat(drawBelow(rng, 4000))}` },
    },
    {
      path: '/api/me',
      method: 'PATCH',
      headers: { ...JSON_TYPE, cookie, origin: 'https://evil.example' },
      body: '{"name":"Eve"}',
    },
    { path: '/api/sessions/x', method: 'DELETE', headers: { cookie } },
    {
      path: `/api/${garbage(rng)}`,
      method: drawFrom(rng, ['GET', 'PUT', 'POST', 'DELETE']),
      headers: {},
    },
    {
      path: '/api/guest',
      method: 'POST',
      headers: JSON_TYPE,
      body: `{"name":"${'x'.repeat(70_000)}"}`,
    },
  ];
  return drawFrom(rng, requests);
}

function garbage(rng: Rng): string {
  return encodeURIComponent(
    Array.from({ length: 1 + drawBelow(rng, 20) }, () =>
      String.fromCodePoint(33 + drawBelow(rng, 5000)),
    ).join(''),
  );
}
