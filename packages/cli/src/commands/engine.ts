import { once } from 'node:events';
import { readArguments } from '../command.ts';
import type { Command } from '../command.ts';
import { answerLine, LONGEST_LINE } from '../protocol/answer.ts';
import { linesOf } from '../protocol/lines.ts';
import { EngineSession } from '../protocol/session.ts';

export const command: Command = {
  help: `roundhouse engine

Reads requests from standard input, one JSON object on a line, and answers each with one line on standard output, until
the input ends:

  {"id":1,"op":"new","game":"<id>","seats":3}   {"id":1,"ok":true,"result":{"match":"m1"}}
  {"id":2,"op":"deciders","match":"m1"}         {"id":2,"ok":true,"result":[0]}
  {"id":3,"op":"legal","match":"m1","seat":0}   {"id":3,"ok":true,"result":[{"kind":…},…]}

Ops: games; new {game, seats, options?, seed?}; load {record}; deciders {match}; legal {match, seat};
play {match, seat, move}; view {match, viewer}; state {match}; imagine {match, seat, seed?};
suggest {match, seat, bot, thinkMs | iterations, seed?}; outcome {match}; record {match}; close {match}. See
docs/engine-protocol.md for the details.`,
  async run(args, { catalogue, input, output }) {
    readArguments(args, {}, []);
    const session = new EngineSession(catalogue.games);
    input.setEncoding('utf8');
    for await (const line of linesOf(input as AsyncIterable<string>, LONGEST_LINE)) {
      const room = output.write(`${answerLine(session, line)}\n`);
      if (!room) await once(output, 'drain');
    }
    return 0;
  },
};
