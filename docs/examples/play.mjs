// Joins a Roundhouse server as a guest and plays a match at random, with Node 22 or newer: node play.mjs http://localhost:8080 [match]
const [url = 'http://localhost:8080', given] = process.argv.slice(2);
let cookie = '';

async function post(path, body) {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

async function sitDown() {
  if (given !== undefined) return post(`/api/matches/${given}/join`, {});
  const [game] = await (await fetch(`${url}/api/games`)).json();
  const seats = ['me', ...Array(game.seatCounts[0] - 1).fill('easy')];
  const table = await post('/api/matches', { game: game.id, seats });
  return post(`/api/matches/${table.id}/start`, {});
}

await post('/api/guest', { name: 'Example' });
const { id: match } = await sitDown();
let known = 0;
(function connect() {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } });
  const say = (message) => socket.send(JSON.stringify({ v: 4, match, ...message }));
  socket.addEventListener('open', () => say({ type: 'subscribe', since: known, delta: false }));
  socket.addEventListener('close', () => setTimeout(connect, 500));
  socket.addEventListener('message', ({ data }) => {
    const { type, entry, legal, outcome } = JSON.parse(data);
    if (type !== 'position') return;
    known = entry;
    if (outcome !== null) {
      console.log(JSON.stringify(outcome));
      process.exit(0);
    }
    const move = legal[Math.floor(Math.random() * legal.length)];
    // The same position always has the same id, so whatever is sent twice counts once.
    if (move !== undefined) say({ type: 'move', id: `at-${entry}`, entry, move });
  });
})();
