export const en = {
  save: 'Save',
  saveText: 'As text',
  saveTextAbout: 'To read, print and open again',
  saveRecord: 'As a record',
  saveRecordAbout: 'For programs (.json)',
  savePng: 'This position as a picture (PNG)',
  saveSvg: 'This position as a picture (SVG)',
  notYet:
    'This match began from one that is still being played. You can save it once that one is over.',
  noPicture: 'Your browser couldn’t draw the picture.',
  fromHere: 'Play from here',
  fromHereAbout: (move: number) =>
    `A new match from move ${move}, here in your browser. The one you came from stays as it is.`,
  fromNowAbout: (move: number) =>
    `A new match from move ${move}, as far as you know the table: everything you can’t see is dealt anew. This match stays as it is.`,
  hidden: 'Hidden cards and draws',
  asItWas: 'As they were',
  dealtAnew: (name: string) => `Dealt anew around what ${name} knew`,
  where: 'Where',
  here: 'In this browser',
  online: 'Online, with friends',
  onlineAbout:
    'You get a table with a link. Seats for people stay free until someone joins. Unless hidden cards are dealt anew, whoever knows the old match knows them.',
  dealtForAll: 'Dealt anew for everyone',
  start: 'Start the match',
  openTable: 'Set up the table',
  isOver: 'The match is over here. Go back a move to play from there.',
  comment: 'Comment on this move',
  commentAll: 'Comment on the match',
  commentHint: 'What’s worth noticing here?',
  commentFate: { kept: 'Comment saved.', lost: 'Your comment couldn’t be saved.' },
  commentPrivate: 'Only you can see your comments. They stay in this browser.',
};
