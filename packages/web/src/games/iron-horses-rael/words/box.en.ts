export const en = {
  tagline: 'Build trains card by card and turn the dials of the market.',
  about:
    'Couple an engine, cars and a caboose into a train, deliver it to one of six regions, take stock and turn that region’s dial: every turn of a dial moves the value of everybody’s stocks.',
  options: {},
};
