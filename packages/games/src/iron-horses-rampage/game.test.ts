import { testGame } from '../../tools/test-game.ts';

testGame('iron-horses-rampage');
