import { testBots } from '../../tools/test-bots.ts';

testBots('trains-and-cargo');
