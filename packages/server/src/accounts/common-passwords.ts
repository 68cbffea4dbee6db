/** Words that most guessed passwords are made of, in lower case without figures. */
const WORDS = new Set(
  `abcabc abcd abcde abcdef abcdefg abcdefgh access account admin adminadmin administrator adobe aerosmith airborne alejandro alexander
  alexandra alexandre alexis amanda america american anderson andrea andrew angel angela angels animal anthony antonio apollo apple
  apples arsenal arthur asdasd asdasdasd asdf asdfasdf asdfg asdfgh asdfghjk asdfghjkl asdfqwer ashley august austin babygirl
  babyboy bailey banana barbara barcelona barney baseball basketball batman beautiful beaver benjamin berlin bigdaddy billybob birthday
  blackbird blackjack blahblah blessed blink bluebird bonjour booboo boomer boston brandon brandy braves brazil brooklyn bulldog
  bulldogs butterfly buster caliente california camaro cameron canada captain carlos carolina caroline cartman casper celtic
  chamber champion changeme charles charlie charlotte chelsea cherry chester chevrolet chicago chicken chocolate christian christin christina
  christine christmas christopher claudia cocacola coffee college columbia compaq computer cookie cooper corvette courage courtney
  cowboy cowboys creative crystal dakota dallas daniel danielle darkness darkside dennis destiny detroit diablo diamond dilbert dolphin
  dolphins dominic dragon dragonball dreams eagles einstein elephant elizabeth eminem everton explorer falcon family fantasy favorite february
  fender ferrari firebird fireman fishing florida flower flowers fluffy football forever formula franklin freddy freedom friday friend friends
  frankfurt fussball gandalf garfield gateway geheim genesis george geronimo gibson giants ginger godzilla golden goldfish
  gordon greenday griffin guitar hallo hallohallo hallowelt hamburg hamilton hammer hannah hannover happiness happy harley harrypotter
  hastings hawaii heather hello hellohello hellokitty helpme hesoyam hockey homer hotmail house hunter hunting iceman ilovegod iloveme
  iloveu iloveyou iloveyouu infinity internet ireland ironman isabella jackson jaguar jasmine jasper jeffrey jennifer jeremy jessica
  jesus jesuschrist johnny johnson jonathan jordan joseph joshua junior justin kathleen katherine kawasaki kennedy kenneth killer
  kimberly kingkong kitten knight lakers lalala lasvegas lauren leather legend legolas letmein liberty liverpool logitech london
  louise loveme lovely loveyou lover loverboy lucky madison maggie magic manchester marathon marcus margaret marina marine marines mariners marlboro
  marley marlin martin martina master masters matrix matthew maverick maxwell melanie melissa mercedes mercury merlin metallica michael
  michelle michigan mickey microsoft midnight miller miranda mittwoch monday money monica monkey monster montana montreal morgan mother
  motorola mountain mustang naruto nascar natalie natasha nathan newyork nicholas nicole nintendo nirvana nissan nothing november
  nokia october oliver online orange orlando packers paladin panther panthers paradise paris parker passat passwd password passwords passw
  passwort patricia patrick peaches peanut pepper philips phoenix pickle piglet pikachu pirate platinum player please pokemon police
  poohbear popcorn porsche power precious predator presario prince princess private purple pyramid qazwsx qazwsxedc qwaszx qweasd
  qweasdzxc qwer qwerasdf qwerqwer qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzui qwertzuiop qweqwe rabbit rachel raiders
  railroad rainbow rangers rebecca redskins remember richard ricardo robert rocket rockstar ronaldo rosebud roundhouse russell russia samantha
  samsung samurai sandra saturn scarface schalke schatz schatzi schmetterling scooby scooter scorpio scorpion scotland sebastian secret security
  september serenity shadow shannon sheffield shelby sherlock sierra silver simpson simpsons skater skywalker slayer slipknot smokey snickers snoopy
  snowball snowman soccer sommer spanky spartan special spider spiderman spitfire spongebob squirrel stalker starcraft stargate startrek
  starwars steelers stephanie stephen steven stewart strawberry success summer sunflower sunshine superman superstar supreme survivor
  suzuki swordfish sylvester system taylor teacher orary tennis test tester testing testpass testtest theman theresa thomas thunder thursday
  tiffany tigers tigger tinkerbell titanic toyota trinity triumph trouble trustno trustnoone tuesday turtle twilight undertaker united user username
  valentina vampire vanessa veronica victor victoria viking vincent voyager walker warcraft warrior warriors welcome welcomehome westside
  whatever whiskey william williams willkommen windows winner winston winter wizard wolfgang wolves wrestling xavier yamaha yankees yellow yvonne
  zaqwsx zaqxsw zxcvbn zxcvbnm zxczxc`.split(/\s+/),
);

/** The rows of keyboards, and of counting, that fingers run along. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);

const FIGURES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether it is among what is tried first: a common word with trimmings, a run of keys, a date, or the same again and again. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const plain = password.toLowerCase();
  const names = own.map((name) => name.toLowerCase()).filter((name) => name.length >= 3);
  return (
    /^[\d\s./-]{0,10}$/.test(plain) ||
    /^(.{1,4})\1+.?$/s.test(plain) ||
    ROWS.some((row) => row.includes(plain)) ||
    coresOf(plain).some((core) => WORDS.has(core) || names.includes(core)) ||
    names.includes(plain)
  );
}

/** What is left without figures and signs around it, with those inside read as they are, or as the letters they stand for. */
function coresOf(plain: string): string[] {
  const spelt = plain.replaceAll(/[013457@$!]/g, (figure) => FIGURES[figure] ?? figure);
  const bare = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const bareSpelt = bare.replaceAll(/[013457@$!]/g, (figure) => FIGURES[figure] ?? figure);
  return [plain, spelt, bare, bareSpelt].flatMap((text) => [text, halfOf(text)]);
}

/** `hellohello` is `hello`. */
const halfOf = (text: string): string =>
  text === text.slice(0, text.length / 2).repeat(2) ? text.slice(0, text.length / 2) : text;
