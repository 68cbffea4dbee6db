import { testGame } from '../../tools/test-game.ts';

testGame('german-railways');
