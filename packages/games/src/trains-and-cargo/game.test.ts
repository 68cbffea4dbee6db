import { testGame } from '../../tools/test-game.ts';

testGame('trains-and-cargo');
