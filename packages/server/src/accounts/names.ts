/** What can't be seen, or changes how the text beside it is read; blanks that count as letters among it. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Unseen, but a part of how it is written: within an emoji, and between letters of scripts whose letters join. */
const JOINERS =
  /(?<=\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?)\uFE0F?\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Extended_Pictographic}\d#*])\uFE0F|(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}])[\u200C\u200D](?=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}])/gu;
/** How accounts of programs are marked; nobody else is to look like one. */
const BOT_MARK = /[[({]\s*bot\s*[\])}]/iu;
/** Accents on accents, beyond what any language needs, and one without a letter. */
const TOWER = /\p{M}{4}|^\p{M}/u;
/** Letters of one of these together with another's are there to be mistaken. East Asian names mix their own, and Latin. */
const SCRIPTS = [
  /[\p{scx=Latn}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}]/u,
  /\p{scx=Grek}/u,
  /\p{scx=Cyrl}/u,
  /\p{scx=Armn}/u,
  /\p{scx=Geor}/u,
  /\p{scx=Hebr}/u,
  /\p{scx=Arab}/u,
  /\p{scx=Cher}/u,
  /\p{scx=Copt}/u,
  /\p{scx=Deva}/u,
  /\p{scx=Thai}/u,
];

/** One spelling for what looks the same anyway: composed letters, and one space between words. */
export const normalName = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replaceAll(/\p{Zs}+/gu, ' ');

/** Whether a name looks like what it is: it can be seen, is of one script, and does not change how what stands beside it is read. */
export function isPlainName(name: string): boolean {
  const shown = name.replaceAll(JOINERS, '');
  if (BOT_MARK.test(shown.normalize('NFKC'))) return false;
  return SEEN.test(shown) && !UNSEEN.test(shown) && !TOWER.test(shown) && isOfOneScript(shown);
}

function isOfOneScript(name: string): boolean {
  const letters = Array.from(name).filter((each) => /\p{L}/u.test(each));
  const scripts = SCRIPTS.filter((script) => letters.some((letter) => script.test(letter)));
  return (
    scripts.length <= 1 || scripts.some((script) => letters.every((letter) => script.test(letter)))
  );
}

/** The name of an account that a program plays with: marked as such wherever it is shown. */
export const botName = (name: string): string => `${name} [Bot]`;

/** Letters that look like others, by what they look like; all in lower case. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...pairs('аaвbсcԁdеeһhнhіlїlјjкkқkӏlмmоoөoрpԛqгrѕsтtүyуyѵvԝwхxзe'),
  ...pairs('αaβbεeζzηhιlκkμmνnοoρpσoςcτtυyχxωwϲcϳj'),
  ...pairs('օoսuոnհhյjցgքp'),
  ...pairs('øołlđdħhŧtıläaæaœoßbþpðdɑaɡgɩlɪlʀrʏyᴀaᴇeᴏo'),
  ...pairs('0o1l3e4a5s6b7t8b9g'),
  ...pairs('il|l'),
};

function pairs(text: string): Record<string, string> {
  const characters = Array.from(text);
  return Object.fromEntries(
    characters.flatMap((each, index) =>
      index % 2 === 0 ? [[each, characters[index + 1] ?? each] as const] : [],
    ),
  );
}

/** Names with the same key are mistaken for each other: case, accents, spaces, signs and look-alike letters make no difference. */
export function nameKey(name: string): string {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '');
  const read = Array.from(folded, (each) => LOOK_ALIKES[each] ?? each).join('');
  const bare = read.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  return (bare === '' ? read : bare)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');
}
