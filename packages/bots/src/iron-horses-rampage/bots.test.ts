import { testBots } from '../../tools/test-bots.ts';

testBots('iron-horses-rampage');
