"""Plays one whole match at random: random-bot.py <game> <seats> [command...]"""
import json
import random
import subprocess
import sys

game, seats, *command = sys.argv[1:]
engine = subprocess.Popen(
    command or ["npx", "roundhouse", "engine"],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
)

def ask(op, **fields):
    engine.stdin.write(json.dumps({"id": op, "op": op, **fields}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if not answer["ok"]:
        sys.exit(f"{answer['error']}: {answer['message']}")
    return answer["result"]

match = ask("new", game=game, seats=int(seats))["match"]
deciders, outcome, moves = ask("deciders", match=match), None, 0
while outcome is None:
    seat = random.choice(deciders)
    move = random.choice(ask("legal", match=match, seat=seat))
    step = ask("play", match=match, seat=seat, move=move)
    deciders, outcome, moves = step["deciders"], step["outcome"], moves + 1
engine.stdin.close()
print(f"{game}: {moves} moves, {outcome['reason']}, scores {outcome['scores']}")
sys.exit(engine.wait())
