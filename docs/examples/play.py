"""Plays a match with the token of a bot account: python3 play.py http://localhost:8080 TOKEN [match to join]"""
import base64, json, os, random, socket, struct, sys, urllib.request
from urllib.parse import urlsplit

url, token, *given = sys.argv[1:]
AUTH = f"Bearer {token}"


def post(path, body):
    headers = {"content-type": "application/json", "authorization": AUTH}
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request))


class WebSocket:
    """As much of RFC 6455 as it takes: text frames one way, whole messages the other."""

    def __init__(self, host, port):
        wire = socket.create_connection((host, port))
        key = base64.b64encode(os.urandom(16)).decode()
        wire.sendall(f"GET /socket HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: {AUTH}\r\n"
                     f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                     f"Sec-WebSocket-Key: {key}\r\n\r\n".encode())
        self.wire, self.stream = wire, wire.makefile("rb")
        if b" 101 " not in self.stream.readline():
            raise SystemExit("the server refused the socket")
        while self.stream.readline() != b"\r\n":
            pass

    def send(self, data, kind=1):
        mask = os.urandom(4)
        size = struct.pack("!B", 128 | len(data)) if len(data) < 126 else struct.pack("!BH", 254, len(data))
        self.wire.sendall(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        kind, size = self.stream.read(2)
        size = {126: lambda: struct.unpack("!H", self.stream.read(2))[0],
                127: lambda: struct.unpack("!Q", self.stream.read(8))[0]}.get(size, lambda: size)()
        data = self.stream.read(size)
        if kind & 15 == 9:
            self.send(data, 10)
        return json.loads(data) if kind & 15 == 1 else {"type": "close" if kind & 15 == 8 else "other"}


if given:
    match = post(f"/api/matches/{given[0]}/join", {})["id"]
else:
    game = json.load(urllib.request.urlopen(url + "/api/games"))[0]
    seats = ["me"] + ["easy"] * (game["seatCounts"][0] - 1)
    match = post("/api/matches", {"game": game["id"], "seats": seats})["id"]
    post(f"/api/matches/{match}/start", {})
place = WebSocket(urlsplit(url).hostname, urlsplit(url).port or 80)
say = lambda **message: place.send(json.dumps({"v": 4, "match": match, **message}).encode())
say(type="subscribe", delta=False)
while (heard := place.receive())["type"] != "close":
    if heard["type"] == "position" and heard["outcome"]:
        print(json.dumps(heard["outcome"]))
        break
    if heard["type"] == "position" and heard["legal"]:
        say(type="move", id=f"at-{heard['entry']}", entry=heard["entry"], move=random.choice(heard["legal"]))
